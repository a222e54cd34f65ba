'use client';
import { createContext } from 'react';

/**
 * Whether a component is rendered in the label of a field. A control in a label would be part of the field's name and
 * focus the field when it is pressed, so that it is placed beside the label.
 */
export const LabelContext = createContext(false);
