/** What the portal shows of a picture: the photo of a person is square, the logo of an organisation fits into a box. */
export const pictureSizes = {
  photo: { width: 256, height: 256 },
  logo: { width: 512, height: 256 },
} as const;

export type PictureKind = keyof typeof pictureSizes;

/** The file types that can be uploaded, by media type. The server determines the type from the content of the file. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Maximum size of an uploaded file, in bytes (5 MB). */
export const maxPictureBytes = 5_000_000;

/** Maximum number of pixels of an uploaded picture, such as 5,000 × 5,000. */
export const maxPicturePixels = 25_000_000;
