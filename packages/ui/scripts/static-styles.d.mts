import type { PluginObject } from '@babel/core';

export function minified(css: string): string;
export function staticStyles(babel: object): PluginObject;
