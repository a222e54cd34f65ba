import type {} from '@vitest/browser-playwright';
import { createHash } from 'node:crypto';
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diff } from '@blazediff/core';
import type { BrowserCommandContext } from 'vitest/node';
import { pixelChunksOf, readPng, textOf, withText, writePng, type Image } from './png.js';
import { storeHash, unchangedStories } from './story-hashes.js';

/**
 * Every pixel counts except those that only smooth an edge: they differ by a shade from run to run. The threshold is
 * one step of 255 in each channel, less than a screen shows: curves are rounded differently now and then.
 */
const comparison = { threshold: 0.005, includeAA: false, fastBufferCheck: false };

/** React shows what replaces a component that loads for at least 300 ms. */
const revealMs = 400;

/** Where a variant is in the grid of its file. */
export interface Cell {
  row: number;
  column: number;
}

/** One variant in a file: its box in px and the hash of the screenshot as Chromium encoded it. */
interface Slice {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  sha256: string;
}

interface Reference {
  slices: Slice[];
  /** Whether the pixels are those that were written with the list of slices; only then do the hashes count. */
  isSealed: boolean;
  image: () => Image;
}

interface Shot {
  name: string;
  cell: Cell;
  file: Buffer;
  /** How the shot differs from the reference; undefined if it does not. */
  difference?: string | undefined;
}

interface Capture {
  reference: Reference | undefined;
  shots: Shot[];
}

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The text chunk that lists a file's variants. */
const keyword = 'Variants';

function readReference(path: string): Reference | undefined {
  if (!existsSync(path)) return undefined;
  const file = readFileSync(path);
  const text = textOf(file, keyword);
  if (!text) throw new Error(`${path} does not list its variants. Delete it and run npm run visual:update.`);
  const { slices, seal } = JSON.parse(text) as { slices: Slice[]; seal: string };
  let image: Image | undefined;
  return { slices, isSealed: seal === sha256(pixelChunksOf(file)), image: () => (image ??= readPng(file)) };
}

function cropped({ image }: Reference, { left, top, width, height }: Slice): Image {
  const { width: stride, data } = image();
  const rows = Array.from({ length: height }, (_, row) => {
    const from = ((top + row) * stride + left) * 4;
    return data.subarray(from, from + width * 4);
  });
  return { width, height, data: Buffer.concat(rows) };
}

/** The left edges of columns, or the top edges of rows, followed by the sum of their sizes. */
function edges(cells: readonly { at: number; size: number }[]): number[] {
  const sizes: number[] = [];
  for (const { at, size } of cells) sizes[at] = Math.max(sizes[at] ?? 0, size);
  return Array.from(sizes, (size) => size ?? 0).reduce((all, size) => [...all, (all.at(-1) ?? 0) + size], [0]);
}

/** Arranges images in a grid on a grey background. Returns the combined image and the top left corner of each. */
function composed(images: readonly Image[], cells: readonly Cell[]) {
  const lefts = edges(images.map(({ width }, index) => ({ at: (cells[index] as Cell).column, size: width })));
  const tops = edges(images.map(({ height }, index) => ({ at: (cells[index] as Cell).row, size: height })));
  const [width, height] = [lefts.at(-1) as number, tops.at(-1) as number];
  const data = new Uint8Array(width * height * 4).fill(128);
  const corners = images.map((image, index) => {
    const { row, column } = cells[index] as Cell;
    const [left, top] = [lefts[column] as number, tops[row] as number];
    for (let line = 0; line < image.height; line++) {
      const from = line * image.width * 4;
      data.set(image.data.subarray(from, from + image.width * 4), ((top + line) * width + left) * 4);
    }
    return { left, top };
  });
  return { image: { width, height, data }, corners };
}

/** Encodes a story's variants as one file that lists them. */
export function encodeVariants(shots: readonly { name: string; cell: Cell; file: Buffer }[]): Buffer {
  const images = shots.map(({ file }) => readPng(file));
  const { image, corners } = composed(
    images,
    shots.map(({ cell }) => cell),
  );
  const slices = shots.map(({ name, file }, index): Slice => {
    const { width, height } = images[index] as Image;
    return { name, ...(corners[index] as { left: number; top: number }), width, height, sha256: sha256(file) };
  });
  const file = writePng(image);
  return withText(file, keyword, JSON.stringify({ slices, seal: sha256(pixelChunksOf(file)) }));
}

function differenceFrom(reference: Reference, name: string, file: Buffer): string | undefined {
  const slice = reference.slices.find((each) => each.name === name);
  if (!slice) return 'is not in the stored file';
  if (reference.isSealed && slice.sha256 === sha256(file)) return undefined;
  const actual = readPng(file);
  const { width, height } = actual;
  if (width !== slice.width || height !== slice.height)
    return `is ${width} × ${height} px instead of ${slice.width} × ${slice.height} px`;
  const pixels = diff(cropped(reference, slice).data, actual.data, undefined, width, height, comparison);
  return pixels === 0 ? undefined : `differs in ${pixels} pixels`;
}

function areSame(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  const [a, b] = [readPng(one), readPng(other)];
  return (
    a.width === b.width && a.height === b.height && diff(a.data, b.data, undefined, a.width, a.height, comparison) === 0
  );
}

/** The differing pixels of every variant in red, in the grid of the file. */
function encodeDiff(reference: Reference, shots: readonly Shot[]): Buffer {
  const images = shots.map(({ name, file }) => {
    const { width, height, data } = readPng(file);
    const output = new Uint8Array(data.length);
    const slice = reference.slices.find((each) => each.name === name) as Slice;
    diff(cropped(reference, slice).data, data, output, width, height, comparison);
    return { width, height, data: output };
  });
  return writePng(
    composed(
      images,
      shots.map(({ cell }) => cell),
    ).image,
  );
}

/** The story that is being captured in each browser session. */
const captures = new Map<string, Capture>();
const fileOf = (context: BrowserCommandContext, path: string) =>
  join(context.project.config.root, '__screenshots__', `${path}.png`);

export interface CaptureOptions {
  cell: Cell;
  isFirst: boolean;
  /** In ms. */
  timeout: number;
}

/**
 * Captures one variant of a story: until it equals the stored one, or until two screenshots in a row are equal.
 * `isFirst` begins a story.
 */
export async function captureVariant(
  context: BrowserCommandContext,
  path: string,
  name: string,
  { cell, isFirst, timeout }: CaptureOptions,
): Promise<void> {
  if (isFirst) captures.set(context.sessionId, { reference: readReference(fileOf(context, path)), shots: [] });
  const capture = captures.get(context.sessionId);
  if (!capture) throw new Error('A story begins with its first variant.');
  let previous: Buffer | undefined;
  for (const until = Date.now() + timeout; ;) {
    const file = await context.iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
    const difference = capture.reference ? differenceFrom(capture.reference, name, file) : 'has no stored screenshot';
    if (!difference || (previous && areSame(previous, file)))
      return void capture.shots.push({ name, cell, file, difference });
    if (Date.now() > until)
      throw new Error(`${path}, ${name}: no two screenshots in a row were equal in ${timeout} ms.`);
    previous = file;
    await wait(revealMs);
  }
}

/**
 * Compares the captured variants with the stored file. Returns what differs, variant by variant; undefined if nothing
 * does. `--update` writes the file instead.
 * @param isPart whether some variants of the file were not captured
 * @throws if a part of the variants would replace the stored file
 */
export async function compareVariants(
  context: BrowserCommandContext,
  path: string,
  isPart: boolean,
): Promise<string | undefined> {
  const { reference, shots } = captures.get(context.sessionId) as Capture;
  captures.delete(context.sessionId);
  const { updateSnapshot } = context.project.serializedConfig.snapshotOptions;
  if (isPart && updateSnapshot === 'all') throw new Error('Screenshots are updated with npm run visual:update.');
  const names = shots.map(({ name }) => name);
  const stored = reference?.slices.flatMap(({ name }) => (isPart && !names.includes(name) ? [] : [name])).join(', ');
  const captured = names.join(', ');
  const differences = shots.flatMap(({ name, difference }) => (difference ? [`${name} ${difference}`] : []));
  if (stored !== captured) differences.push(`the stored variants are ${stored ?? 'none'}; captured were ${captured}`);
  if (differences.length === 0) return undefined;

  const write = (target: string, data: Buffer) => {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, data);
    return relative(process.cwd(), target);
  };
  if (updateSnapshot === 'all') return void write(fileOf(context, path), encodeVariants(shots));
  if (!reference && !isPart && updateSnapshot === 'new') {
    return `There was no stored screenshot. Review the new one: ${write(fileOf(context, path), encodeVariants(shots))}`;
  }
  const failed = join(context.project.config.attachmentsDir, 'screenshots', path);
  const files = [`actual: ${write(`${failed}-actual.png`, encodeVariants(shots))}`];
  const isComparable = shots.every(({ difference }) => !difference || difference.endsWith('pixels'));
  if (reference && isComparable) files.push(`diff: ${write(`${failed}-diff.png`, encodeDiff(reference, shots))}`);
  return [`${path}:`, ...differences, ...files].join('\n');
}

/** Returns the keys of the story files that need no screenshots. */
export const findUnchangedStories = (_context: BrowserCommandContext, paths: Record<string, string>) =>
  unchangedStories(paths);

/** Called when all screenshots of a story file were compared or written. `--update` stores its hash. */
export async function finishStories(context: BrowserCommandContext, key: string): Promise<void> {
  if (context.project.serializedConfig.snapshotOptions.updateSnapshot === 'all') await storeHash(key);
}
