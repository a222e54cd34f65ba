export { ScoreRing, type ScoreRingProps } from './score-ring.js';
