// Responses of Google Fonts for the fonts of `create-next-app`, see `install.ts`.
const face = (family) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: 100 900;
  font-display: swap;
  src: local('${family}');
}`;
const url = (family) => `https://fonts.googleapis.com/css2?family=${family}:wght@100..900&display=swap`;

module.exports = { [url('Geist')]: face('Geist'), [url('Geist+Mono')]: face('Geist Mono') };
