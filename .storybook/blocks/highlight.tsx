import type { ReactNode } from 'react';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import json from 'refractor/json';
import markup from 'refractor/markup';
import tsx from 'refractor/tsx';

for (const language of [bash, css, json, markup, tsx]) refractor.register(language);
refractor.alias({ bash: ['sh'], tsx: ['ts', 'js', 'mjs', 'jsx', 'astro'] });

type Nodes = ReturnType<typeof refractor.highlight>['children'];

const rendered = (nodes: Nodes): ReactNode[] =>
  nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    return (
      <span key={index} className={(node.properties.className as string[]).join(' ')}>
        {rendered(node.children as Nodes)}
      </span>
    );
  });

/** Returns code with spans for its strings, tags and keywords. An unknown language is plain text. */
export const highlight = (code: string, language: string): ReactNode =>
  refractor.registered(language) ? rendered(refractor.highlight(code, language).children) : code;
