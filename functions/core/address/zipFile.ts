import { readFileSync } from 'node:fs'

/**
 * Middles of the areas of ZIP codes, as `packZips.mjs` wrote them. The bundler puts the file beside the bundle, with another
 * module in place of this one (`infra/filesBeside.ts`).
 */
export const zips: Uint8Array = readFileSync(new URL('./zips.bin', import.meta.url))
