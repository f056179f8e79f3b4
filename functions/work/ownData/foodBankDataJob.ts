import { strToU8, Zip, ZipDeflate } from 'fflate'
import * as z from 'zod/mini'
import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { dictionaryCsv, dictionaryOf, flatRow } from '../../../shared/work/jobs/dataFiles.ts'
import type { FoodBankDataParameters } from '../../../shared/work/jobs/kinds.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { somePages } from '../../core/jobMachine/somePages.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { ownData } from './ownData.ts'
import type { OwnDataFile } from './ownDataFile.ts'

/** A food bank’s own data, as one zip: it may leave with its data at any time. */

const Position = z.object({ file: z.string(), cursor: z.optional(z.string()) })
const Part = z.object({ file: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })
const files = Object.keys(ownData)
const fileNamed = (name: string) => ownData[name] as OwnDataFile

/** Start of the next step: further in the same file, or at the next one. */
function nextPosition(file: string, cursor: string | undefined): string | undefined {
  const next = cursor === undefined ? files[files.indexOf(file) + 1] : file
  return next === undefined ? undefined : JSON.stringify({ file: next, cursor })
}

/** Columns of each file: a field that only some rows have is empty for the others. */
async function columnsIn(parts: AsyncIterable<string>) {
  const columns = new Map(files.map((file) => [file, new Set<string>()]))
  for await (const part of parts) {
    const { file, rows } = Part.parse(JSON.parse(part))
    for (const row of rows) for (const field of Object.keys(flatRow(row))) columns.get(file)?.add(field)
  }
  return columns
}

/** A zip that is compressed while it is written. */
function newZip() {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  return {
    file(name: string) {
      const stream = new ZipDeflate(name)
      zip.add(stream)
      return (text: string, isLast = false) => stream.push(strToU8(text), isLast)
    },
    end() {
      zip.end()
      return Buffer.concat(pieces)
    },
  }
}

export const foodBankDataJob: JobKind<FoodBankDataParameters> = {
  step: async (_, at, { caller }) => {
    const { file, cursor: start } = at === null ? { file: files[0] as string } : Position.parse(JSON.parse(at))
    const { page, schema } = fileNamed(file)
    const { found, cursor } = await somePages(start ?? null, async (next) => {
      const { items, cursor } = await page(caller.EntityID, next)
      return { rows: items, cursor }
    })
    // Stored items may have fields that the schema doesn't name.
    const rows = found.map((item) => schema.parse(item))
    return { content: JSON.stringify({ file, rows }), rows: rows.length, cursor: nextPosition(file, cursor) }
  },
  compose: async (parts, _, { caller, now }) => {
    const columns = await columnsIn(parts)
    const zip = newZip()
    const dictionary = files.flatMap((file) => dictionaryOf(file, fileNamed(file)))
    zip.file('dictionary.csv')(dictionaryCsv(dictionary), true)
    const written = new Map(
      [...columns].map(([name, fields]) => {
        const [heads, toCsv, toJson] = [[...fields], zip.file(`${name}.csv`), zip.file(`${name}.json`)]
        toCsv(csv([heads]))
        return [name, { heads, toCsv, toJson, before: '[' }]
      }),
    )
    for await (const part of parts) {
      const { file, rows } = Part.parse(JSON.parse(part))
      const into = written.get(file)
      if (!into || rows.length === 0) continue
      const { heads, toCsv, toJson, before } = into
      const flat = rows.map((row) => flatRow(row))
      toCsv(csvLines(flat.map((row) => heads.map((head) => row[head] ?? ''))))
      // Without the brackets of the part.
      toJson(before + JSON.stringify(rows, null, 1).slice(1, -2))
      into.before = ','
    }
    for (const { toCsv, toJson, before } of written.values()) {
      toCsv('', true)
      toJson(before === '[' ? '[]' : '\n]', true)
    }
    const day = localDay(now, await loadZone(caller.EntityID))
    return { name: `food-bank-${day}.zip`, mediaType: 'application/zip', content: zip.end() }
  },
}
