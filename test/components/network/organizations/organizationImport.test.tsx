import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../../../shared/core/access.ts'
import type { ImportReason } from '../../../../shared/core/importing/importOutcome.ts'
import type { OrganizationOutcome } from '../../../../shared/core/importing/outcome.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import type { importParties, startImport } from '../../../../shared/work/imports/api.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { readOrganizationFile } from '../../../../web/src/core/importing/readOrganizationFile.ts'
import ImportCustomersPage from '../../../../web/src/pantry/customers/ImportCustomersPage.tsx'
import ImportPage from '../../../../web/src/work/imports/ImportPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'
import { queuedJob } from '../../work/jobs/queuedJob.ts'

/** A file of agencies, donor locations or people: chosen, checked, imported. */

type Sent = Input<typeof importParties>
const open = (role: Role = 'foodbankadmin', at = '/') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <ImportPage />
    </SessionContext>,
    { at },
  )
const choose = (file: File) =>
  userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), file)
const csvFile = (...lines: string[]) => new File([lines.join('\n')], 'agencies.csv', { type: 'text/csv' })
const outcome = (Row: number, Outcome: OrganizationOutcome['Outcome'], ...Reasons: string[]) => ({
  Row,
  Outcome,
  ID: Outcome === 'refused' ? null : 100 + Row,
  Reasons,
})
/** Answers each row by its second cell. */
const answerRows = () =>
  answerWith(({ body }) =>
    value(
      (body as Sent).rows.map(({ Row, Cells: [, wanted] }) =>
        wanted === 'bad' ? outcome(Row, 'refused', 'Street is missing.') : outcome(Row, wanted as 'added'),
      ),
    ),
  )
const bodies = (sent: readonly { readonly body: unknown }[]) => sent.map(({ body }) => body as Sent)

it('the rows are checked first; those that change something are sent, and each says what became of it', async () => {
  const sent = answerRows()
  await open()
  await expect.poll(violations).toEqual([])
  await choose(
    csvFile('nombre,Zona horaria,x', 'One,added,1', 'Two,bad', 'Three,present', 'Four,updated', 'one ,added'),
  )
  await expect.element(page.getByText('1 new, 1 to update, 1 unchanged, 2 left out.')).toBeVisible()
  await expect.element(page.getByText('Left out: Street is missing.')).toBeVisible()
  await expect.element(page.getByText('Left out: The row repeats row 2.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect.element(page.getByText('1 added, 1 updated, 1 unchanged, 2 left out.')).toBeVisible()
  const [preview, imported] = bodies(sent)
  expect(preview).toMatchObject({ Kind: 'agencies', IsPreview: true, OnExisting: 'update' })
  expect(preview?.rows.map(({ Row }) => Row)).toEqual([2, 3, 4, 5])
  expect(imported).toMatchObject({ IsPreview: false, ImportID: preview?.ImportID })
  expect(imported?.rows.map(({ Row }) => Row)).toEqual([2, 5])
})

it('what is there already is left alone when that is chosen: the rows are checked anew', async () => {
  const sent = answerRows()
  await open()
  await choose(csvFile('Name,Time Zone', 'One,added'))
  await page.getByRole('radio', { name: 'Leave as it is' }).click()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect.element(page.getByText('1 added, 0 updated, 0 unchanged, 0 left out.')).toBeVisible()
  expect(bodies(sent).map(({ IsPreview, OnExisting }) => [IsPreview, OnExisting])).toEqual([
    [true, 'update'],
    [true, 'skip'],
    [false, 'skip'],
  ])
})

it('an import that stops says so, and goes on with the rows that are left', async () => {
  let failures = 1
  const sent = answerWith(({ body }) => {
    const { IsPreview, rows } = body as Sent
    if (!IsPreview && failures-- > 0) return new Response('{}', { status: 500 })
    return value(rows.map(({ Row }) => outcome(Row, 'added')))
  })
  await open()
  await choose(csvFile('Name', ...Array.from({ length: 40 }, (_, at) => `Agency ${at}`)))
  await page.getByRole('button', { name: 'Import 40 rows' }).click()
  await expect.element(page.getByText(/^It stopped: /)).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('40 added, 0 updated, 0 unchanged, 0 left out.')).toBeVisible()
  const real = bodies(sent).filter(({ IsPreview }) => !IsPreview)
  expect(real.map(({ rows }) => rows.length)).toEqual([40, 40])
})

/** Answers previews at once, and the job of a long file by these states, one a question. */
function answerJob(states: readonly Partial<Job>[], outcomes: readonly OrganizationOutcome[]) {
  let asked = 0
  return answerWith(({ path, body }) => {
    if (path.startsWith('/api/jobs/imports')) return value(importJob)
    if (path.includes('/outcomes')) return value(outcomes)
    if (path.startsWith('/api/jobs')) {
      const state = states[Math.min(asked, states.length - 1)]
      asked += 1
      return value([{ ...importJob, ...state }])
    }
    return value((body as Sent).rows.map(({ Row }) => outcome(Row, 'added')))
  })
}
const importJob: Job = { ...queuedJob, ID: 7, Kind: 'import' }
const sixty = csvFile('Name', ...Array.from({ length: 60 }, (_, at) => `Agency ${at}`))
const allRows = Array.from({ length: 60 }, (_, at) => outcome(at + 2, 'added'))

it('a long file is imported in the background: the page may be left, and says what became of each row', async () => {
  const outcomes = [...allRows.slice(0, 59), outcome(61, 'refused', 'Street is missing.')]
  const sent = answerJob(
    [
      { State: 'running', Done: 20, Total: 60 },
      { State: 'done', Done: 60 },
    ],
    outcomes,
  )
  await open()
  await choose(sixty)
  await page.getByRole('button', { name: 'Import 60 rows' }).click()
  await expect.element(page.getByText('20 of 60 rows imported')).toBeVisible()
  await expect.element(page.getByText(/goes on in the background, also when you leave this page/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose another file' })).toBeEnabled()
  await expect.poll(violations).toEqual([])
  await expect.element(page.getByText('59 added, 0 updated, 0 unchanged, 1 left out.')).toBeVisible()
  await expect.element(page.getByText('Refused: Street is missing.')).toBeVisible()
  const started = sent.filter(({ path }) => path.startsWith('/api/jobs/imports'))
  expect(started).toEqual([expect.objectContaining({ key: expect.any(String) })])
  const body = started[0]?.body as Input<typeof startImport>
  expect([body.Kind, body.FileName, body.rows.length]).toEqual(['agencies', 'agencies.csv', 60])
})

it('a long import that was cancelled says so, and goes on with the rows that are left', async () => {
  const sent = answerJob([{ State: 'cancelled', Done: 50 }], allRows.slice(0, 50))
  await open()
  await choose(sixty)
  await page.getByRole('button', { name: 'Import 60 rows' }).click()
  await expect.element(page.getByText(/^It stopped: Cancelled\./)).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('60 added, 0 updated, 0 unchanged, 0 left out.')).toBeVisible()
  expect(bodies(sent).filter((body) => body?.IsPreview === false)).toEqual([
    expect.objectContaining({ rows: expect.toSatisfy((rows: unknown[]) => rows.length === 10) }),
  ])
})

const workbook = (rows: string) => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="A" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId3" Target="worksheets/sheet7.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Name</t></si><si><r><t>Harbor </t></r><r><t>Light</t></r></si></sst>`,
    'xl/worksheets/sheet7.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  return new File([new Uint8Array(packed)], 'agencies.xlsx')
}

it('an Excel workbook is read: texts, numbers, results of formulas, and formulas without one', async () => {
  const sent = answerWith(({ body }) => value((body as Sent).rows.map(({ Row }) => outcome(Row, 'added'))))
  await open()
  const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>ZIP Code</t></is></c></row>'
  const first = '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>2138</v></c></row>'
  const second = '<row r="4"><c r="A4" t="str"><f>A3&amp;"!"</f><v>Harbor Light!</v></c><c r="C4"><f>1+1</f></c></row>'
  await choose(workbook(head + first + second))
  await expect.element(page.getByText('2 new, 0 to update, 0 unchanged, 0 left out.')).toBeVisible()
  const [{ Columns, rows } = expect.fail('nothing was sent')] = bodies(sent)
  const cell = (Cells: readonly string[], name: string) => Cells[Columns.indexOf(name)]
  expect(rows.map(({ Row, Cells }) => [Row, cell(Cells, 'Name'), cell(Cells, 'ZIP Code')])).toEqual([
    [3, 'Harbor Light', '2138'],
    [4, 'Harbor Light!', '=1+1'],
  ])
})

it.each([
  ['agencies', csvFile('City', 'x'), 'The file lacks columns: Name.'],
  ['agencies', csvFile('Name'), 'The file has a header and no rows.'],
  ['people', csvFile('Name,E-mail', 'x,y'), 'The file lacks columns: Role.'],
  [
    'agencies',
    new File([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2])], 'x.xlsx'),
    'The file is an Excel workbook that cannot be read here. Please save it as CSV and send that.',
  ],
  [
    'agencies',
    csvFile('Name', ...Array.from({ length: 20_001 }, () => 'x')),
    'The file has more than 20000 rows. Please send it in parts.',
  ],
])('a file of %s that cannot be read says why (%#)', async (kind, file, reason) => {
  const sent = answerRows()
  await open('foodbankadmin', `/?kind=${kind}`)
  await choose(file)
  await expect.element(page.getByText(reason)).toBeVisible()
  expect(sent).toEqual([])
})

it('the columns that a file lacks are named in the language of who chose it', async () => {
  const { values } = (await readOrganizationFile(csvFile('Ciudad', 'x'), 'people', 'es')) as ImportReason
  expect(values).toEqual({ columns: 'Nombre, Correo electrónico, Función' })
})

it('coordinators import no people: they may not invite', async () => {
  answerRows()
  await open('foodbankrtcoord', '/?kind=people')
  await expect.element(page.getByText(/^One row is one agency/)).toBeVisible()
  await page.getByRole('combobox').click()
  await expect.element(page.getByRole('option', { name: 'Donor locations' })).toBeVisible()
  expect(page.getByRole('option', { name: 'People' }).elements()).toEqual([])
})

it('neighbors come from a file with Spanish columns; who stands in it twice is named, and those who are there stay', async () => {
  const sent = answerWith(({ body }) =>
    value(
      (body as Sent).rows.map(({ Row, Cells }) =>
        Cells.includes('Ruiz') ? outcome(Row, 'present', 'Ana Ruiz is there already.') : outcome(Row, 'added'),
      ),
    ),
  )
  await show(
    <SessionContext value={sessionAs('agency')}>
      <ImportCustomersPage />
    </SessionContext>,
  )
  await expect.element(page.getByText(/A first and a last name are enough/)).toBeVisible()
  await expect.poll(violations).toEqual([])
  const rows = [
    'Ana;Medina;(865) 555-0100;;37902;4',
    'ANA;Medina;865-555-0100;ana@example.org;37920;',
    'Luis;Ortiz;+1 865 555 0100;;;2',
    'Ana;Ruiz;;;;1',
    'Ana;Medina;865-555-0188;;37902;',
  ]
  await choose(csvFile('Nombre;Apellido;Teléfono;Correo;Código postal;Personas en el hogar', ...rows))
  await expect.element(page.getByText('1 new, 0 to update, 1 unchanged, 3 left out.')).toBeVisible()
  await expect.element(page.getByText('Left out: The row repeats row 2.')).toBeVisible()
  const alike =
    'Left out: It has the name and postal code, or a contact, of row 2. If it is another person, add this neighbor by hand.'
  expect(page.getByText(alike).elements()).toHaveLength(2)
  await expect.element(page.getByText('Stays as it is: Ana Ruiz is there already.')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect.element(page.getByText('1 added, 0 updated, 1 unchanged, 3 left out.')).toBeVisible()
  expect(sent.every(({ path }) => path.startsWith('/api/orderahead/customers/imports'))).toBe(true)
  const [preview, imported] = bodies(sent)
  expect(preview?.Columns).toEqual(['First Name', 'Last Name', 'Phone', 'ZIP Code', 'Household Size'])
  expect(imported).toMatchObject({ IsPreview: false, ImportID: preview?.ImportID })
  // The file is named by its content: chosen again it is the same one.
  const again = await readOrganizationFile(
    csvFile('Nombre;Apellido;Teléfono;Correo;Código postal;Personas en el hogar', ...rows),
    'customers',
    'en',
  )
  expect(again).toMatchObject({ importId: preview?.ImportID })
})
