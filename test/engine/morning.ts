/** Friday, ten in the morning in New York. */
export const morning = new Date('2026-11-20T15:00:00.000Z')
