import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { fill } from '../../../../shared/core/text/text.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { auditTexts } from '../../../../shared/pantry/pantryReports/auditTexts.ts'
import { fiscalYearDays, fiscalYearOf } from '../../../../shared/pantry/tefap/fiscalYear.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { queueJob } from '../../core/jobMachine/queueJob.ts'
import { dayText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Years that records are kept of: three that are over, and the present one. */
const years = 4

/** The bundle of a site and year for an audit, made in the background. */
export default function AuditPanel() {
  const text = useText(auditTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const { today } = useToday()
  const thisYear = fiscalYearOf(today)
  const { data: sites } = useApi(locations.listLocations, {})
  const [site, setSite] = useState(0)
  const [year, setYear] = useState(thisYear)
  const { perform, busy } = useAction({ isReading: true })
  const locationId = site || sites?.[0]?.ID
  const make = async (id: number) =>
    toast(await queueJob({ Kind: 'auditBundle', Parameters: { locationId: id, year } }, language))
  return (
    <Panel title={text('title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text('lead')}
      </Typography>
      {sites?.length === 0 ? <Typography>{text('noSites')}</Typography> : null}
      {sites && locationId !== undefined ? (
        <Box sx={line}>
          <SelectInput
            label={text('site')}
            value={locationId}
            onChange={setSite}
            options={sites.map(({ ID, Label }) => ({ value: ID, label: Label }))}
          />
          <SelectInput
            label={text('year')}
            value={year}
            onChange={setYear}
            options={Array.from({ length: years }, (_, back) => {
              const value = thisYear - back
              const { start, end } = fiscalYearDays(value)
              const days = { start: dayText(start, language), end: dayText(end, language) }
              return { value, label: fill(auditTexts[language].yearOf, { year: String(value), ...days }) }
            })}
          />
          <Button variant="contained" loading={busy} onClick={() => void perform(() => make(locationId))}>
            {text('make')}
          </Button>
        </Box>
      ) : null}
    </Panel>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  '& > :not(button)': { flex: '1 1 220px' },
} as const
