import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { csv } from '../../../../../shared/core/grid/csv.ts'
import type { ImportReason } from '../../../../../shared/core/importing/importOutcome.ts'
import { importTexts } from '../../../../../shared/core/importing/importsTexts.ts'
import { storageRequirements, systemCategories } from '../../../../../shared/core/reference/reference.ts'
import { app } from '../../../../../shared/core/text/app.ts'
import type { Language, Texts } from '../../../../../shared/core/text/text.ts'
import { localDay } from '../../../../../shared/core/time/zone.ts'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import { codeKey } from '../../../../../shared/network/donors/donor.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { bulkColumnLabel, bulkColumns, leftOutEarly } from '../../../../../shared/rescue/donations/bulkFile.ts'
import { categoryName, storageName } from '../../../../../shared/rescue/donations/names.ts'
import { pickupTimeName, pickupTimeTypes } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { bulkOfferTexts } from '../../../../../shared/rescue/donations/texts/bulkOffer.ts'
import { saveCsv } from '../../../core/data/saveFile.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { FileButton } from '../../../core/ui/FileButton.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
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
  const fault = useText<Texts>(importTexts)
  const categories = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const { TimeZone } = useSession()
  const locations = useApi(agencies.listAssociatedDonorLocations, {}, { revalidateOnFocus: false })
  const codes = locations.data && new Set(locations.data.map(({ Code }) => codeKey(Code)))
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
              <Button
                onClick={() =>
                  saveCsv('donations.csv', template(language, text('exampleNote'), locations.data?.[0]?.Code))
                }
              >
                {text('template')}
              </Button>
            </Stack>
          </Stack>
        </Panel>
      )}
    </Box>
  )
}

/** A file with one row, in the reader's language, of one of the donor's own locations. */
function template(language: Language, note: string, location = 'M31'): string {
  const category = systemCategories.slice(0, 1).map((one) => categoryName(one, language))
  const storage = storageRequirements.slice(1, 2).map((one) => storageName(one, language))
  const time = pickupTimeTypes.slice(1, 2).map((one) => pickupTimeName(one, language))
  const heads = bulkColumns.map(({ name }) => bulkColumnLabel(name, language))
  return csv([heads, ['PO-1001', location, ...category, 120.5, ...storage, '', ...time, note]])
}
