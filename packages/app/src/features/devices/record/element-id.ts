/** Returns the id of the element that receives focus for a field or a nested field of the device form. */
export const elementId = (path: string): string => `device-${path.replaceAll('.', '-')}`;
