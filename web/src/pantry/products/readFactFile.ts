import Papa from 'papaparse'
import { type FactRow, factBatch, factRowOf, hasFactHeads } from '../../../../shared/pantry/products/foodFact.ts'

/** A JSON text is read whole. */
const maxJsonBytes = 100 * 1024 * 1024

export type FactFileProblem = 'factsNoHeads' | 'factsTooLarge' | 'factsUnread'
type Send = (rows: FactRow[]) => Promise<void>
type Record_ = Readonly<Record<string, unknown>>

/** Sends the rows of a file in order, batch by batch, while it is being read: a file of any length needs little memory. */
export async function readFactFile(file: File, send: Send): Promise<FactFileProblem | undefined> {
  return /\.(?:json|jsonl|ndjson)$/i.test(file.name) ? readJson(file, send) : readDelimited(file, send)
}

function batches(send: Send) {
  let waiting: FactRow[] = []
  const flush = async (least: number) => {
    while (waiting.length >= least && waiting.length > 0) {
      const rows = waiting.slice(0, factBatch)
      waiting = waiting.slice(factBatch)
      await send(rows)
    }
  }
  return {
    add: (records: readonly Record_[]) => {
      waiting.push(...records.flatMap((record) => factRowOf(record) ?? []))
      return flush(factBatch)
    },
    end: () => flush(1),
  }
}

const readDelimited = (file: File, send: Send) =>
  new Promise<FactFileProblem | undefined>((resolve, reject) => {
    const { add, end } = batches(send)
    let isChecked = false
    let adding = Promise.resolve()
    Papa.parse<Record_>(file, {
      header: true,
      skipEmptyLines: true,
      chunkSize: 1024 * 1024,
      chunk: ({ data, meta }, parser) => {
        if (!isChecked && !hasFactHeads(meta.fields ?? [])) {
          parser.abort()
          return resolve('factsNoHeads')
        }
        isChecked = true
        parser.pause()
        adding = adding.then(() => add(data))
        adding.then(
          () => parser.resume(),
          (error) => {
            parser.abort()
            reject(error)
          },
        )
      },
      complete: () => void adding.then(end).then(() => resolve(undefined), reject),
      error: () => resolve('factsUnread'),
    })
  })

/** An array, the object of a FoodData Central download around one, or one object a line. */
async function readJson(file: File, send: Send): Promise<FactFileProblem | undefined> {
  if (file.size > maxJsonBytes) return 'factsTooLarge'
  const records = recordsIn(await file.text())
  if (!records) return 'factsUnread'
  if (!records.some((record) => hasFactHeads(Object.keys(record)))) return 'factsNoHeads'
  const { add, end } = batches(send)
  await add(records)
  await end()
  return undefined
}

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function listIn(value: unknown): Record_[] {
  if (Array.isArray(value)) return (value as unknown[]).filter(isRecord)
  if (!isRecord(value)) return []
  if (hasFactHeads(Object.keys(value))) return [value]
  return Object.values(value).flatMap((one) => (Array.isArray(one) ? listIn(one) : []))
}

function recordsIn(text: string): Record_[] | undefined {
  try {
    return listIn(JSON.parse(text))
  } catch {
    return recordsOfLines(text)
  }
}

function recordsOfLines(text: string): Record_[] | undefined {
  try {
    return text.split('\n').flatMap((line) => (line.trim() ? listIn(JSON.parse(line)) : []))
  } catch {
    return undefined
  }
}
