import { createHash } from 'node:crypto'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { formatInstant } from '../../../shared/core/time/zone.ts'
import type { DistributionRecord } from '../../../shared/pantry/orders/distribution.ts'
import {
  type AuditMovement,
  auditFiles,
  auditReadme,
  photoName,
} from '../../../shared/pantry/pantryReports/auditBundle.ts'
import type { TefapCertificate } from '../../../shared/pantry/tefap/certificate.ts'
import { declarations } from '../../../shared/pantry/tefap/declarations.ts'
import { fiscalYearDays } from '../../../shared/pantry/tefap/fiscalYear.ts'
import { chunksOf } from '../../core/chunks.ts'
import { photoUrl } from '../../core/files/photos.ts'
import type { View } from '../../core/http/context.ts'
import type { JobResult } from '../../core/jobMachine/jobParts.ts'
import { table } from '../../core/table/table.ts'
import { anyEntity, namedCaller } from '../../network/organizations/entityTable.ts'
import { accessRecordWrite } from '../customers/accessRecordTable.ts'
import { certificatesOf } from '../customers/certificateTable.ts'
import { noticeOfVersion } from '../customers/noticeTable.ts'
import { tenantStateRules } from '../customers/tefapToday.ts'
import type { StoredPickupLocation } from '../locations/locationTable.ts'

interface Audited {
  readonly site: StoredPickupLocation
  readonly year: number
  readonly records: readonly DistributionRecord[]
  readonly movements: readonly AuditMovement[]
}

/** Households that are read at once. */
const atOnce = 25

/** Certificates by which the food was handed over; each household that is read so has an access record of who reads. */
async function certificatesNamed(records: readonly DistributionRecord[], { caller, now }: View) {
  const named = new Set(records.map(({ CertificateID }) => CertificateID))
  const found: TefapCertificate[] = []
  for (const some of chunksOf([...new Set(records.map(({ CustomerID }) => CustomerID))], atOnce)) {
    const read = await Promise.all(some.map((ID) => certificatesOf({ ID, MergedIDs: [] })))
    found.push(...read.flat().filter(({ ID }) => named.has(ID)))
    await table.commit(await Promise.all(some.map((id) => accessRecordWrite(id, caller, now))))
  }
  return found.toSorted((a, b) => a.ID - b.ID)
}

/** Bytes of photos that a bundle holds; the manifest names those that are left out. */
const maxPhotoBytes = 300_000_000

async function photosOf(certificates: readonly TefapCertificate[]) {
  const photos = new Map<string, Uint8Array>()
  const leftOut: string[] = []
  let bytes = 0
  for (const certificate of certificates) {
    if (certificate.PaperPhotoKey === undefined) continue
    const answer = bytes < maxPhotoBytes ? await fetch(await photoUrl(certificate.PaperPhotoKey)) : undefined
    if (!answer?.ok) {
      leftOut.push(photoName(certificate))
      continue
    }
    const content = new Uint8Array(await answer.arrayBuffer())
    bytes += content.length
    photos.set(photoName(certificate), content)
  }
  return { photos, leftOut }
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

interface Entry {
  readonly name: string
  readonly rows: number
  readonly content: Uint8Array
}

const manifestOf = (entries: readonly Entry[], about: object) =>
  JSON.stringify(
    {
      ...about,
      Files: entries.map(({ name, rows, content }) => ({
        Name: name,
        Rows: rows,
        Bytes: content.length,
        Sha256: sha256(content),
      })),
    },
    null,
    2,
  )

export async function auditZip({ site, year, records, movements }: Audited, view: View): Promise<JobResult> {
  const { caller, language, now } = view
  const certificates = await certificatesNamed(records, view)
  const { photos, leftOut } = await photosOf(certificates)
  const [owner, by] = await Promise.all([anyEntity(site.EntityID), namedCaller(caller)])
  const rules = tenantStateRules()
  const wordings: Readonly<Record<string, Readonly<Record<string, string>>>> = declarations
  const versions = [...new Set(certificates.flatMap(({ NoticeVersion }) => NoticeVersion ?? []))]
  const read = await Promise.all(versions.map((version) => noticeOfVersion(site.FoodBankID, version)))
  const notices = new Map(read.flatMap((notice) => (notice ? [[notice.Version, notice] as const] : [])))
  const files = auditFiles({
    ...{ records, certificates, movements, rules, notices },
    wordingOf: (version, of) => wordings[of]?.[version],
  })
  const about = {
    ...{ site: site.Label, owner: owner?.Name ?? '', year, ...fiscalYearDays(year), language },
    ...{ madeAt: formatInstant(now, owner?.TimeZone ?? 'UTC', language), madeBy: by.Name },
  }
  const entries: Entry[] = [
    { name: 'README.txt', rows: 1, content: strToU8(auditReadme(about, rules.notice)) },
    ...files.map(({ name, rows, content }) => ({ name, rows, content: strToU8(content) })),
    ...[...photos].map(([name, content]) => ({ name, rows: 1, content })),
  ]
  const manifest = manifestOf(entries, { ...about, madeAt: now.toISOString(), photosLeftOut: leftOut })
  const zip: Zippable = { 'manifest.json': strToU8(manifest) }
  // Photos are compressed already.
  for (const { name, content } of entries) zip[name] = [content, { level: photos.has(name) ? 0 : 6 }]
  return { name: `audit-${site.ID}-${year}.zip`, mediaType: 'application/zip', content: zipSync(zip) }
}
