/** Section 9. */
export const locationZoom = 11
