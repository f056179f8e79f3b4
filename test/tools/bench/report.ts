import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Figures of the bench: every line beside the floor that was measured in the same run, so that the machine cancels out.
 */

/** The environment of a process whose functions write no log: the logger reads its level when it is imported. */
export const withoutLog = () => ({ ...process.env, POWERTOOLS_LOG_LEVEL: 'SILENT' })

export interface Line {
  readonly what: string
  readonly unit: string
  readonly measured: number
  /** The least that any such product would take here and now. */
  readonly floor?: number | undefined
  readonly floorIs?: string | undefined
  readonly aim?: Aim | undefined
}
export interface Aim {
  readonly atMost: number
  /** Figure to compare: itself, how much it is over its floor, or how many times its floor. */
  readonly of: 'measured' | 'over' | 'ratio'
}

/** A table of its own, with a name at the head of each row. */
export interface FigureTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [name: string, ...figures: number[]])[]
}

export interface Section {
  readonly title: string
  readonly lines: readonly Line[]
  /** The figures of each of many, which the lines sum up. */
  readonly each?: FigureTable | undefined
  /** Everything behind the lines. */
  readonly details?: unknown
}

export interface BenchOptions {
  /** Directory of the bench's engines, tenants and bundles. */
  readonly directory: string
  /** The first of a hundred ports that the bench may use. */
  readonly port: number
  readonly runs: number
  /** Visits to each screen. */
  readonly visits: number
  /** Screens to visit, by parts of their names; all without any. */
  readonly only: readonly string[]
  /** Size of the large tenant against the demonstration's. */
  readonly scale: number
  /** Of a month. */
  readonly donations: number
  /** Days that the section `both` lives through. */
  readonly days: number
  readonly file: string
  readonly say: (line: string) => void
}
const compared = ({ measured, floor = 0 }: Line, of: Aim['of']) =>
  of === 'measured' ? measured : of === 'over' ? measured - floor : measured / floor

/** Undefined without an aim. */
export const isMet = (line: Line): boolean | undefined =>
  line.aim && compared(line, line.aim.of) <= line.aim.atMost + 1e-9

const shown = (value: number) =>
  value === 0 || Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(Math.abs(value) >= 10 ? 1 : 2).replace(/\.?0+$/, '')

const aimText = (line: Line): string => {
  if (!line.aim) return ''
  const { atMost, of } = line.aim
  const wanted =
    of === 'ratio' ? `<= ${shown(atMost)}x` : of === 'over' ? `<= +${shown(atMost)}` : `<= ${shown(atMost)}`
  return `${wanted} ${isMet(line) ? 'met' : `missed (${shown(compared(line, of))})`}`
}

const rowOf = (line: Line): string[] => [
  line.what,
  `${shown(line.measured)} ${line.unit}`,
  line.floor === undefined ? '' : `${shown(line.floor)} ${line.unit}`,
  line.floor ? `${shown(line.measured / line.floor)}x` : '',
  aimText(line),
  line.floorIs ?? '',
]
const heads = ['', 'measured', 'floor', 'ratio', 'aim', 'the floor is']

const eachRows = ({ heads: own, rows }: FigureTable): string[][] => [
  [...own],
  ...rows.map(([name, ...figures]) => [name, ...figures.map(shown)]),
]

/** Columns as wide as their longest cell; words to the left and figures to the right. */
function aligned(rows: readonly (readonly string[])[], isWords: (index: number) => boolean): string[] {
  const width = (index: number) => Math.max(...rows.map((row) => row[index]?.length ?? 0))
  const widths = (rows[0] ?? []).map((_, index) => width(index))
  const padded = (text: string, index: number) =>
    isWords(index) ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0)
  return rows.map((row) => row.map(padded).join('  ').trimEnd())
}
const isWordsOfLines = (index: number) => index === 0 || index >= 4
const isName = (index: number) => index === 0

export function tableOf({ title, lines, each }: Section): string {
  const parts = [`\n${title}`, '-'.repeat(title.length), ...aligned([heads, ...lines.map(rowOf)], isWordsOfLines)]
  return [...parts, ...(each ? ['', ...aligned(eachRows(each), isName)] : [])].join('\n')
}

const cell = (text: string) => text.trim().replaceAll('|', '\\|')

function markdown(
  [first = [], ...rows]: readonly (readonly string[])[],
  isWords: (index: number) => boolean,
): string[] {
  const rule = first.map((_, index) => (isWords(index) ? '---' : '--:'))
  return [first, rule, ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`)
}

/** A longer table is summed up on the page; the run prints its rows. */
const maxRowsOnPage = 40

/** Each column's quantiles, without the names of the rows. */
function summed({ heads: own, rows }: FigureTable): FigureTable {
  const columns = own.slice(1).map((_, index) => rows.map(([, ...figures]) => figures[index] ?? Number.NaN))
  const rowAt = (name: string, share: number) => [name, ...columns.map((column) => quantile(column, share))] as const
  return { heads: own, rows: [rowAt('least', 0), rowAt('median', 0.5), rowAt('nine of ten', 0.9), rowAt('most', 1)] }
}

function eachOnPage(each: FigureTable): string[] {
  const isLong = each.rows.length > maxRowsOnPage
  const note = isLong ? [`Of these ${each.rows.length}, which the run prints one by one:`, ''] : []
  return ['', ...note, ...markdown(eachRows(isLong ? summed(each) : each), isName)]
}

type Measured = Section & { readonly at: string }

const partOf = ({ title, at, lines, each }: Measured): string =>
  [
    ...[`## ${title}`, '', `Measured at ${at.slice(0, 16).replace('T', ' ')} UTC.`, ''],
    ...markdown([heads, ...lines.map(rowOf)], isWordsOfLines),
    ...(each ? eachOnPage(each) : []),
  ].join('\n')

/** The whole report as a page of the documentation. */
export function pageOf({ machine, sections }: Report): string {
  return [
    '# Measurements',
    `Written by \`npm run bench -- --write\` on ${machine}. Each figure stands beside a floor that was measured in the same
run, so that the machine cancels out; the aims are the project's own. Drills are written by \`npm run drill\`.`,
    ...Object.values(sections).map(partOf),
    '',
  ].join('\n\n')
}

/** The page's introduction, then its sections, each with its heading. */
const partsOf = (page: string) => page.split(/\n(?=## )/).map((part) => part.trim())
const headingOf = (part: string) => part.split('\n', 1)[0] ?? ''
const joined = (parts: readonly string[]) => [...parts, ''].join('\n\n')

/** The page with a section in the place of the one of its title, or at its end. */
export function withSection(page: string, section: Measured): string {
  const made = partOf(section)
  const parts = partsOf(page)
  const at = parts.findIndex((part) => headingOf(part) === headingOf(made))
  return joined(at < 0 ? [...parts, made] : parts.with(at, made))
}

/** Sections of drills, and what tests measured of sizes, are no part of the bench's report: a new page keeps those of the page before. */
export const withOthersOf = (before: string, page: string): string =>
  joined([...partsOf(page), ...partsOf(before).filter((part) => /^## (Drill|Sizes)\b/.test(part))])

export interface Report {
  readonly at: string
  readonly machine: string
  readonly sections: Record<string, Measured>
}

/** Keeps sections of earlier runs that were not measured now. */
export function keepSection(file: string, machine: string, name: string, section: Section): Report {
  const at = new Date().toISOString()
  const report: Report = { at, machine, sections: { ...reportIn(file)?.sections, [name]: { ...section, at } } }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`)
  return report
}

export function reportIn(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fault
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (values: readonly number[]) => quantile(values, 0.5)
