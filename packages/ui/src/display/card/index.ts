export { Card, type CardProps } from './card.js';
export { LinkCard, type LinkCardProps } from './link-card.js';
export { SelectableCard, type SelectableCardProps } from './selectable-card.js';
