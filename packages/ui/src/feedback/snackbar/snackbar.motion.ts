import { css, keyframes } from 'styled-components';
import { snackbarTiming as time } from './snackbar-timing.js';

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const slideIn = keyframes`from { opacity: 0; transform: translate(var(--beyond)); }`;
const slideOut = keyframes`to { opacity: 0; transform: translate(var(--beyond)); }`;
const growIn = keyframes`from { opacity: 0; transform: scale(0.92); }`;
const growOut = keyframes`to { opacity: 0; transform: scale(0.92); }`;

/**
 * Enter and exit animations of toasts. The host reports the end of a transition after the same durations. Toasts in the
 * phase `entered` are not animated again when the stack is remounted.
 */
export const motion = css`
  &:is([data-transition='SlideUp'], [data-transition='Slide'][data-vertical='bottom']) {
    --beyond: 0, calc(100% + 16px);
  }
  &:is([data-transition='SlideDown'], [data-transition='Slide'][data-vertical='top']) {
    --beyond: 0, calc(-100% - 16px);
  }
  &[data-transition='SlideLeft'] {
    --beyond: calc((100% + 16px) * var(--at-dir)), 0;
  }
  &[data-transition='SlideRight'] {
    --beyond: calc((-100% - 16px) * var(--at-dir)), 0;
  }
  & li {
    animation-timing-function: cubic-bezier(0.2, 0, 0, 1);
    animation-fill-mode: both;
  }
  &[data-transition='Fade'] li[data-phase='shown'] {
    animation-name: ${fadeIn};
    animation-duration: ${time.Fade.enter}ms;
  }
  &[data-transition='Fade'] li[data-phase='shown'][data-first] {
    animation-duration: ${time.Fade.appear}ms;
  }
  &[data-transition='Fade'] li[data-phase='exiting'] {
    animation-name: ${fadeOut};
    animation-duration: ${time.Fade.exit}ms;
  }
  &[data-transition^='Slide'] li[data-phase='shown'] {
    animation-name: ${slideIn};
    animation-duration: ${time.Slide.enter}ms;
  }
  &[data-transition^='Slide'] li[data-phase='exiting'] {
    animation-name: ${slideOut};
    animation-duration: ${time.Slide.exit}ms;
  }
  &[data-transition='Grow'] li[data-phase='shown'] {
    animation-name: ${growIn};
    animation-duration: ${time.Grow.enter}ms;
  }
  &[data-transition='Grow'] li[data-phase='exiting'] {
    animation-name: ${growOut};
    animation-duration: ${time.Grow.exit}ms;
  }
  @media (prefers-reduced-motion: reduce) {
    & li:is([data-phase]) {
      animation: none !important; /* overrides every transition above */
    }
  }
`;
