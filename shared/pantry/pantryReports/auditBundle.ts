import { csv } from '../../core/grid/csv.ts'
import { fill, type Language } from '../../core/text/text.ts'
import type { DistributionRecord } from '../orders/distribution.ts'
import { orderCode, tefapCode } from '../orders/order.ts'
import type { Cause, Movement } from '../stock/stock.ts'
import type { TefapCertificate } from '../tefap/certificate.ts'
import { signaturePad } from '../tefap/limits.ts'
import { noticeIn, type StoredNotice } from '../tefap/notice.ts'
import type { StateRules } from '../tefap/stateRules.ts'
import { auditTexts } from './auditTexts.ts'

/**
 * Files of an audit: what a site handed over of TEFAP food in a federal fiscal year, the certificates by which it did, what came in
 * and what was lost, and the rules that counted. Heads of columns are English, as auditors of the program read them.
 */

export interface AuditMovement extends Movement {
  readonly ProductID: number
  readonly Name: string
}

export interface AuditFacts {
  /** Entries of the site with TEFAP food, also those that take a hand-over back. */
  readonly records: readonly DistributionRecord[]
  readonly certificates: readonly TefapCertificate[]
  readonly movements: readonly AuditMovement[]
  readonly rules: StateRules
  /** Notices of rights by version, that the certificates name. */
  readonly notices: ReadonlyMap<number, StoredNotice>
  /** Wordings that the certificates name, by version and language. */
  wordingOf(version: string, language: Language): string | undefined
}

export interface AuditFile {
  readonly name: string
  readonly content: string
  /** Lines without the heads; of a file that is no list, 1. */
  readonly rows: number
}

type Cell = string | number | null | undefined | boolean
interface Column<R> {
  readonly head: string
  readonly value: (row: R) => Cell
}

const cellText = (cell: Cell): string | number => (typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : (cell ?? ''))

const listFile = <R>(name: string, rows: readonly R[], columns: readonly Column<R>[]): AuditFile => ({
  name,
  rows: rows.length,
  content: csv([
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ value }) => cellText(value(row)))),
  ]),
})

const signatureName = ({ ID }: TefapCertificate) => `signatures/${ID}.svg`
export const photoName = ({ ID }: Pick<TefapCertificate, 'ID'>) => `photos/${ID}.jpg`
const wordingName = ({ TextVersion, Language: language }: TefapCertificate) => `wording/${TextVersion}-${language}.txt`

const certificateColumns: readonly Column<TefapCertificate>[] = [
  { head: 'Certificate', value: ({ ID }) => ID },
  { head: 'Neighbor ID', value: ({ CustomerID }) => CustomerID },
  { head: 'Member of the household', value: ({ MemberName }) => MemberName },
  { head: 'Household size', value: ({ HouseholdSize }) => HouseholdSize },
  { head: 'Ages 0-17', value: ({ Ages }) => Ages?.Minors },
  { head: 'Ages 18-59', value: ({ Ages }) => Ages?.Adults },
  { head: 'Ages 60+', value: ({ Ages }) => Ages?.Seniors },
  { head: 'Basis', value: ({ Basis }) => Basis },
  { head: 'Programs', value: ({ Programs }) => Programs.join(' ') },
  { head: 'Income table', value: ({ IncomeTable }) => IncomeTable },
  { head: 'Residency', value: ({ Residency }) => Residency },
  { head: 'County (census number)', value: ({ CountyID }) => CountyID },
  { head: 'Signed name', value: ({ SignedName }) => SignedName },
  { head: 'Way of signing', value: ({ Method }) => Method },
  { head: 'Signed at (UTC)', value: ({ Signed }) => Signed },
  { head: 'Valid to', value: ({ ValidTo }) => ValidTo },
  { head: 'Text version', value: ({ TextVersion }) => TextVersion },
  { head: 'Notice version', value: ({ NoticeVersion }) => NoticeVersion },
  { head: 'Language', value: ({ Language: language }) => language },
  { head: 'Text', value: (certificate) => wordingName(certificate) },
  { head: 'Witness', value: ({ Witness }) => Witness?.Name },
  { head: 'Witness ID', value: ({ Witness }) => Witness?.UserID },
  { head: 'Witness on the sheet', value: ({ Sheet }) => Sheet?.Witness },
  { head: 'Typed in at (UTC)', value: ({ Sheet }) => Sheet?.TypedIn },
  { head: 'Signature', value: (certificate) => (certificate.Strokes ? signatureName(certificate) : '') },
  { head: 'Photo of paper', value: (certificate) => (certificate.PaperPhotoKey ? photoName(certificate) : '') },
  { head: 'May pick up', value: ({ Proxies }) => Proxies.map(({ Name, Until }) => `${Name} to ${Until}`).join('; ') },
]

const recordColumns: readonly Column<DistributionRecord>[] = [
  { head: 'Order', value: ({ OrderID }) => orderCode(OrderID) },
  { head: 'Sequence', value: ({ Sequence = 1 }) => Sequence },
  { head: 'Taken back', value: ({ IsReversal = false }) => IsReversal },
  { head: 'Day', value: ({ Day: day }) => day },
  { head: 'At (UTC)', value: ({ At }) => At },
  { head: 'Neighbor ID', value: ({ CustomerID }) => CustomerID },
  { head: 'Certificate', value: ({ CertificateID }) => CertificateID },
  { head: 'Received by', value: ({ Recipient }) => Recipient.Kind },
  { head: 'Name of the proxy', value: ({ Recipient }) => Recipient.Name },
  { head: 'Household size', value: ({ HouseholdSize }) => HouseholdSize },
  { head: 'Ages 0-17', value: ({ Ages }) => Ages?.Minors },
  { head: 'Ages 18-59', value: ({ Ages }) => Ages?.Adults },
  { head: 'Ages 60+', value: ({ Ages }) => Ages?.Seniors },
  { head: 'County (census number)', value: ({ CountyID }) => CountyID },
  { head: 'TEFAP products', value: ({ TefapItems }) => TefapItems },
  { head: 'TEFAP pounds', value: ({ TefapPounds }) => TefapPounds },
  { head: 'Handed over by (ID)', value: ({ By }) => By?.UserID },
  { head: 'Signed by', value: ({ Signature }) => Signature?.Name },
  { head: 'Way of signing', value: ({ Signature }) => Signature?.Method },
  { head: 'Witness on the sheet', value: ({ Signature }) => Signature?.Witness },
  { head: 'Typed in at (UTC)', value: ({ Signature }) => Signature?.TypedIn },
  { head: 'Taken back at (UTC)', value: ({ Reversed }) => Reversed?.At },
  { head: 'Taken back by (ID)', value: ({ Reversed }) => Reversed?.UserID },
  { head: 'Reason', value: ({ Reversed }) => Reversed?.Reason },
]

interface RecordLine {
  readonly record: DistributionRecord
  readonly line: DistributionRecord['Lines'][number]
}
const lineColumns: readonly Column<RecordLine>[] = [
  { head: 'Order', value: ({ record }) => orderCode(record.OrderID) },
  { head: 'Sequence', value: ({ record: { Sequence = 1 } }) => Sequence },
  { head: 'Taken back', value: ({ record: { IsReversal = false } }) => IsReversal },
  { head: 'Day', value: ({ record }) => record.Day },
  { head: 'Product ID', value: ({ line }) => line.PantryInventoryItemID },
  { head: 'Product', value: ({ line }) => line.Name },
  { head: 'Quantity', value: ({ line }) => line.Quantity },
  { head: 'Pounds', value: ({ line }) => line.Pounds },
]

const movementColumns: readonly Column<AuditMovement>[] = [
  { head: 'At (UTC)', value: ({ At }) => At },
  { head: 'Product ID', value: ({ ProductID }) => ProductID },
  { head: 'Product', value: ({ Name }) => Name },
  { head: 'Cause', value: ({ Cause: cause }) => cause },
  { head: 'Reason', value: ({ Reason }) => Reason },
  { head: 'Quantity', value: ({ Quantity }) => Quantity },
  { head: 'Units decided about', value: ({ Units }) => Units },
  { head: 'From', value: ({ Receipt }) => Receipt?.From },
  { head: 'Document', value: ({ Receipt }) => Receipt?.Document },
  { head: 'Lot', value: ({ Receipt }) => Receipt?.Lot },
  { head: 'Best by', value: ({ Receipt }) => Receipt?.BestBy },
  { head: 'Note', value: ({ Note }) => Note },
  { head: 'By (ID)', value: ({ By }) => By?.UserID },
]

const receiptCauses: readonly Cause[] = ['opening', 'received', 'imported', 'matchRemoved']
const lossCauses: readonly Cause[] = ['adjusted', 'counted', 'missing', 'found', 'discarded', 'givenAway']
const isReceipt = ({ Cause: cause, Reason }: Pick<Movement, 'Cause' | 'Reason'>) =>
  receiptCauses.includes(cause) || (cause === 'adjusted' && Reason === 'received')
const isLoss = (movement: Pick<Movement, 'Cause' | 'Reason'>) =>
  lossCauses.includes(movement.Cause) && !isReceipt(movement)
/** Movements that an audit asks for: orders are told by the hand-overs. */
export const isAudited = (movement: Pick<Movement, 'Cause' | 'Reason'>) => isReceipt(movement) || isLoss(movement)

const tefapLines = (record: DistributionRecord) =>
  record.Lines.filter((line) => line.SourceCode === tefapCode && line.Quantity > 0).map((line) => ({ record, line }))

/** The pad's strokes in its own units. */
const signatureSvg = (strokes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${signaturePad.width} ${signaturePad.height}"><path d="${strokes}" fill="none" stroke="#000" stroke-width="2"/></svg>\n`

const oneFile = (name: string, content: string): AuditFile => ({ name, content, rows: 1 })

function wordingFiles({ certificates, wordingOf }: AuditFacts): AuditFile[] {
  const named = new Map(certificates.map((one) => [wordingName(one), one]))
  return [...named].map(([name, { TextVersion, Language: language }]) =>
    oneFile(name, `${wordingOf(TextVersion, language) ?? ''}\n`),
  )
}

const noticeFiles = ({ certificates, notices }: AuditFacts): AuditFile[] => {
  const named = new Map(
    certificates.flatMap(({ NoticeVersion: version, Language: language }) =>
      version === undefined ? [] : [[`wording/notice-${version}-${language}.txt`, { version, language }] as const],
    ),
  )
  return [...named].flatMap(([name, { version, language }]) => {
    const notice = notices.get(version)
    return notice ? oneFile(name, `${noticeIn(notice, language)}\n`) : []
  })
}

/** All files of the bundle, apart from photos, the list of contents and the words about it. */
export function auditFiles(facts: AuditFacts): AuditFile[] {
  const { records, certificates, movements, rules } = facts
  const sorted = records.toSorted((a, b) => (a.At < b.At ? -1 : 1))
  return [
    listFile('certificates.csv', certificates, certificateColumns),
    listFile('hand-overs.csv', sorted, recordColumns),
    listFile('hand-over-lines.csv', sorted.flatMap(tefapLines), lineColumns),
    listFile('stock-received.csv', movements.filter(isReceipt), movementColumns),
    listFile('stock-lost.csv', movements.filter(isLoss), movementColumns),
    oneFile('rules.json', `${JSON.stringify(rules, null, 2)}\n`),
    ...wordingFiles(facts),
    ...noticeFiles(facts),
    ...certificates.flatMap((one) => (one.Strokes ? oneFile(signatureName(one), signatureSvg(one.Strokes)) : [])),
  ]
}

interface About {
  readonly site: string
  readonly owner: string
  readonly year: number
  readonly start: string
  readonly end: string
  readonly madeAt: string
  readonly madeBy: string
  readonly language: Language
}

/** Plain words about the bundle, for people who never saw the app. */
export function auditReadme(
  { language, site, owner, year, start, end, madeAt, madeBy }: About,
  notice: string,
): string {
  const text = auditTexts[language]
  const lines = [
    fill(text.readmeTitle, { site, year: String(year) }),
    '',
    fill(text.readmeMade, { owner, start, end, at: madeAt, by: madeBy }),
    '',
    ...[text.readmeCertificates, text.readmeHandOvers, text.readmeLines, text.readmeReceived, text.readmeLost],
    ...[text.readmeWording, text.readmePhotos, text.readmeRules, text.readmeManifest],
    '',
    text.readmeTakenBack,
    text.readmeStock,
    text.readmePeople,
    notice,
  ]
  return `${lines.join('\r\n')}\r\n`
}
