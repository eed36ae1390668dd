"""The campaign's steps by their numbers."""

from wartable.core.rules.steps import Step
from wartable.titles.campaign.codes.verbs import WIDTH
from wartable.titles.campaign.position.position import Position
from wartable.titles.campaign.steps.aftermath import Aftermath, Resolve
from wartable.titles.campaign.steps.battle import CheckDice, EnterDice, Turns
from wartable.titles.campaign.steps.disband import DisbandPlatoons
from wartable.titles.campaign.steps.lists import BuildList
from wartable.titles.campaign.steps.means import ChooseMeans
from wartable.titles.campaign.steps.nation import ChooseNation
from wartable.titles.campaign.steps.objective import AnswerNaming, NameFeatures
from wartable.titles.campaign.steps.prepare import Prepare
from wartable.titles.campaign.steps.result import ConfirmResult, EnterResult
from wartable.titles.campaign.steps.settlement import CampaignOver, Settlement

STEPS: list[Step[Position]] = [
    CampaignOver("over", WIDTH),
    ChooseNation(),
    BuildList(),
    DisbandPlatoons(),
    Prepare(),
    ChooseMeans(),
    NameFeatures(),
    AnswerNaming(),
    Turns(),
    EnterDice(),
    CheckDice(),
    EnterResult(),
    ConfirmResult(),
    Resolve(),
    Aftermath(),
    Settlement(),
]
