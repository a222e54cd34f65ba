declare module 'punycode.js' {
  const punycode: {
    /** @throws RangeError if the text is not Punycode (RFC 3492) */
    decode: (text: string) => string;
  };
  export default punycode;
}
