import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import * as agencies from '../../../../shared/api/agencies.ts'
import * as donations from '../../../../shared/api/donations.ts'
import type { ImportReason } from '../../../../shared/csv/outcome.ts'
import { bulkColumnLabel, bulkColumns, leftOutEarly } from '../../../../shared/donation/bulkFile.ts'
import { categoryName, storageName } from '../../../../shared/donation/names.ts'
import { storageRequirements, systemCategories } from '../../../../shared/donation/reference.ts'
import { codeKey } from '../../../../shared/donor/donor.ts'
import { csv } from '../../../../shared/grid/csv.ts'
import { pickupTimeName, pickupTimeTypes } from '../../../../shared/pickup/pickupTime.ts'
import { app } from '../../../../shared/text/app.ts'
import { bulkOfferTexts } from '../../../../shared/text/bulkOffer.ts'
import { importTexts } from '../../../../shared/text/imports.ts'
import type { Language } from '../../../../shared/text/text.ts'
import { localDay } from '../../../../shared/time/zone.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { serverNow } from '../../data/clock.ts'
import { saveCsv } from '../../data/saveFile.ts'
import { useApi } from '../../data/useApi.ts'
import { useSession } from '../../data/useSession.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { mayCall } from '../standing.ts'
import { BulkRows } from './BulkRows.tsx'
import { type BulkFile, readFile } from './readFile.ts'

/** A bulk donor offers many donations from one file: chosen, checked, then sent. */
export default function BulkOfferPage() {
  const text = useText(bulkOfferTexts)
  const { ActiveRole } = useSession()
  if (mayCall(donations.bulkOffer, ActiveRole)) return <BulkOffer />
  const action = { label: text('postOne'), href: paths.donorPost('Donor') }
  return (
    <>
      <PageHeader title={text('title')} />
      <Panel>
        <EmptyState title={text('onlyBulk')} action={action} />
      </Panel>
    </>
  )
}

function BulkOffer() {
  const text = useText(bulkOfferTexts)
  const shell = useText(app)
  const fault = useText(importTexts)
  const categories = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const { TimeZone } = useSession()
  const places = useApi(agencies.listAssociatedDonorLocations, {}, { revalidateOnFocus: false })
  const codes = places.data && new Set(places.data.map(({ Code }) => codeKey(Code)))
  const today = localDay(new Date(serverNow()), TimeZone)
  const { language } = useLanguage()
  const labels = (isNeeded: boolean) =>
    bulkColumns
      .filter((one) => one.isNeeded === isNeeded)
      .map(({ name }) => bulkColumnLabel(name, language))
      .join(', ')
  const [file, setFile] = useState<BulkFile>()
  const [problem, setProblem] = useState<ImportReason | 'unreadable'>()
  const choose = async (chosen: File) => {
    try {
      const read = await readFile(chosen, categories.data ?? [], language)
      setFile('key' in read ? undefined : { ...read, rows: leftOutEarly(read.rows, { codes, today }) })
      setProblem('key' in read ? read : undefined)
    } catch {
      setProblem('unreadable')
    }
  }
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <PageHeader title={text('title')} subtitle={text('lead')} />
      {file ? (
        <BulkRows key={file.importId} file={file} onAnother={() => setFile(undefined)} />
      ) : (
        <Panel>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography>{text('columns', { needed: labels(true), others: labels(false) })}</Typography>
            {problem ? (
              <Alert severity="error">
                {problem === 'unreadable' ? shell('failed') : fault(problem.key, problem.values)}
              </Alert>
            ) : null}
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
              <FileButton label={text('choose')} accept=".csv,.txt,text/csv" onChoose={choose} />
              <Button onClick={() => saveCsv('donations.csv', template(language, text('exampleNote')))}>
                {text('template')}
              </Button>
            </Stack>
          </Stack>
        </Panel>
      )}
    </Box>
  )
}

/** A file with one row, in the reader's language. */
function template(language: Language, note: string): string {
  const category = systemCategories.slice(0, 1).map((one) => categoryName(one, language))
  const storage = storageRequirements.slice(1, 2).map((one) => storageName(one, language))
  const time = pickupTimeTypes.slice(1, 2).map((one) => pickupTimeName(one, language))
  const heads = bulkColumns.map(({ name }) => bulkColumnLabel(name, language))
  return csv([heads, ['PO-1001', 'M31', ...category, 120.5, ...storage, '', ...time, note]])
}
