coach-lesson-march = Marching
coach-cue-bridge = The Bridge decides the game: stand on it when your turn begins.
coach-cue-charge = Charge! Two or three of your cavalry are enough.
coach-other-charge = Send two or three cavalry from the Mill to the Bridge.
coach-cue-rest = The Bridge is yours. End your turn.
coach-cue-fought = Blue comes closer. If nobody drives you off the Bridge, you win.
