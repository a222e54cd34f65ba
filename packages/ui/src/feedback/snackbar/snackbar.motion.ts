import { css, keyframes } from 'styled-components';
import { snackbarTiming as time } from './snackbar-timing.js';

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const slideIn = keyframes`from { opacity: 0; transform: translateY(var(--beyond)); }`;
const slideOut = keyframes`to { opacity: 0; transform: translateY(var(--beyond)); }`;
const growIn = keyframes`from { opacity: 0; transform: scale(0.92); }`;
const growOut = keyframes`to { opacity: 0; transform: scale(0.92); }`;

/** How notices come and go. The host tells the queue when the same times have passed. */
export const motion = css`
  & li {
    animation-timing-function: cubic-bezier(0.2, 0, 0, 1);
    animation-fill-mode: both;
  }
  &[data-transition='Fade'] li {
    animation-name: ${fadeIn};
    animation-duration: ${time.Fade.enter}ms;
  }
  &[data-transition='Fade'] li[data-first] {
    animation-duration: ${time.Fade.appear}ms;
  }
  &[data-transition='Fade'] li[data-phase='exiting'] {
    animation-name: ${fadeOut};
    animation-duration: ${time.Fade.exit}ms;
  }
  &[data-transition='Slide'] li {
    animation-name: ${slideIn};
    animation-duration: ${time.Slide.enter}ms;
  }
  &[data-transition='Slide'] li[data-phase='exiting'] {
    animation-name: ${slideOut};
    animation-duration: ${time.Slide.exit}ms;
  }
  &[data-transition='Grow'] li {
    animation-name: ${growIn};
    animation-duration: ${time.Grow.enter}ms;
  }
  &[data-transition='Grow'] li[data-phase='exiting'] {
    animation-name: ${growOut};
    animation-duration: ${time.Grow.exit}ms;
  }
  @media (prefers-reduced-motion: reduce) {
    & li:is([data-phase]) {
      animation: none !important; /* over every transition above */
    }
  }
`;
