import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useMemo } from 'react'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import type { ReportSchedule } from '../../../../shared/work/schedules/schedule.ts'
import { scheduleTexts } from '../../../../shared/work/schedules/texts.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useOpenRow } from '../../core/grid/useOpenRow.ts'
import { useText } from '../../core/words/language.tsx'
import { ScheduleCard, scheduleColumns } from './scheduleColumns.tsx'
import { useSchedulePages, withSaved } from './useSchedules.ts'

const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'))

/** Reports that are made and sent by themselves; one of them, or a new one, is edited in a dialog over the list. */
export function ScheduledReports() {
  const text = useText(scheduleTexts)
  const names = useText(reportTexts)
  const pages = useSchedulePages()
  const { id, isNew, open, close } = useOpenRow()
  const edited = pages.rows.find((row) => row.ID === id)
  const { change } = pages
  const columns = useMemo(() => scheduleColumns(text, open, change), [text, open, change])
  const onSaved = (saved: ReportSchedule) => {
    change(withSaved(saved))
    close()
  }
  const add = { label: text('add'), onClick: () => open('new') }
  return (
    <Box component="section" aria-labelledby="schedules-title" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <Box sx={{ flex: '1 1 320px' }}>
          <Typography variant="h2" id="schedules-title">
            {text('title')}
          </Typography>
          <Typography color="textSecondary">{text('lead')}</Typography>
        </Box>
        <Button variant="contained" onClick={add.onClick}>
          {add.label}
        </Button>
      </Box>
      <DataList
        label={text('title')}
        columns={columns}
        pages={pages}
        rowLabel={({ Report }) => names(`report.${Report}`)}
        rowHeight={88}
        renderCard={(schedule) => <ScheduleCard schedule={schedule} open={open} change={change} />}
        empty={{ title: text('none'), text: text('noneText') }}
      />
      <Suspense fallback={null}>
        {isNew || edited ? <ScheduleDialog edited={edited} onSaved={onSaved} onClose={close} /> : null}
      </Suspense>
    </Box>
  )
}
