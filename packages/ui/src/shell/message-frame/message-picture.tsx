import { Seal, type SealVariant } from '../../display/seal/index.js';

/**
 * Variant of the seal's ring: missing (one notch is outside of it), broken (several notches are displaced), apart (two
 * halves), waiting (not closed) or begun (only the first notches).
 */
export type MessagePictureKind = 'missing' | 'broken' | 'apart' | 'waiting' | 'begun';

/** How a notch is drawn: in its position, as a thin line, or displaced (outwards, sideways and rotated). */
type Notch = 'full' | 'thin' | [outwards: number, aside: number, turned: number];

const ring = (notchAt: (index: number) => Notch) => Array.from({ length: 12 }, (_, index) => notchAt(index));

const notchesOf: Record<MessagePictureKind, Notch[]> = {
  missing: ring((index) => (index === 1 ? [7.5, 2, 14] : 'full')),
  broken: ring(
    (index) =>
      ({ 1: [3, 0.6, 10], 2: [6.5, 1.2, -16], 3: [2, -0.8, 8], 8: [2.6, 0, -9] } as Record<number, Notch>)[index] ??
      'full',
  ),
  apart: ring((index) => (index % 6 < 4 ? 'full' : 'thin')),
  waiting: ring((index) => (index < 9 ? 'full' : 'thin')),
  begun: ring((index) => (index < 2 ? 'full' : 'thin')),
};

/**
 * Whether the empty position below the notch is drawn too: only for a thin or far displaced notch. A slightly displaced
 * notch would overlap it.
 */
const isEmpty = (notch: Notch) => notch === 'thin' || (notch !== 'full' && notch[0] > 5);

/** One of twelve notches at the top of the ring, on the seal's grid of 48. */
const ARC = 'M-4.26 -20.05A20.5 20.5 0 0 1 4.26 -20.05';

interface MessagePictureProps {
  kind: MessagePictureKind;
  /** Error code, shown in the ring instead of the core. */
  code?: string | undefined;
  variant: SealVariant;
}

/**
 * A large seal: the ring shows the kind of message, the core the code. Decorative, because the text contains the same
 * information.
 */
export function MessagePicture({ kind, code, variant }: MessagePictureProps) {
  return (
    <div data-slot="picture" data-kind={kind} aria-hidden>
      <svg viewBox="-30 -30 60 60">
        {notchesOf[kind].map((notch, index) => {
          const displacement = typeof notch === 'string' ? undefined : notch;
          const turn = `rotate(${index * 30 + 15})`;
          return (
            <g key={index} transform={turn}>
              {isEmpty(notch) && <path data-slot="thin" d={ARC} />}
              {notch !== 'thin' && (
                <path
                  data-slot="notch"
                  d={ARC}
                  transform={
                    displacement &&
                    `translate(${displacement[1]} ${-displacement[0]}) rotate(${displacement[2]} 0 -20.5)`
                  }
                />
              )}
            </g>
          );
        })}
      </svg>
      {code ? <span>{code}</span> : <Seal variant={variant} fill={0} />}
    </div>
  );
}
