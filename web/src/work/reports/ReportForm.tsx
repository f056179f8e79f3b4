import { Box, Button, Collapse, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  firstReportRange,
  type ReportFormat,
  type ReportName,
  type ReportRange,
  rangeRefusal,
  reportFormats,
} from '../../../../shared/work/reports/report.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import { shortDayText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type RangeFields, ReportRangeFields, rangeOfFields } from './ReportRangeFields.tsx'

interface Props {
  title: string
  lead: string
  report: ReportName
  onOpen: (range: ReportRange, format: ReportFormat) => Promise<void>
  /** Fields of this report alone. */
  children?: ReactNode
}

/** One report: its own fields, its days and its format. What the rule refuses is said at the days, before anything is sent. */
export function ReportForm({ title, lead, report, onOpen, children }: Props) {
  const text = useText(reportTexts)
  const { today } = useToday()
  const [days, setDays] = useState<RangeFields>(() => ({ ...firstReportRange(today), usesStart: true, usesEnd: true }))
  const [format, setFormat] = useState<ReportFormat>('HTML')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const daysText = useDaysText()
  const open = async () => {
    const range = rangeOfFields(days)
    if (range.start === '' || range.end === '') return setProblem(text('dateNeeded'))
    if (rangeRefusal(report, range)) return setProblem(text('reportRangeInvalid'))
    setBusy(true)
    await onOpen(range, format)
    setBusy(false)
  }
  const change = (part: Partial<RangeFields>) => {
    setProblem(undefined)
    setDays({ ...days, ...part })
  }
  return (
    <Panel title={title}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{lead}</Typography>
        {children}
        <div>
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ ml: -1.25, textAlign: 'left' }}
          >
            {daysText(days)}
          </Button>
          <Collapse in={isOpen || problem !== undefined} unmountOnExit>
            <Box sx={{ pt: 1.5 }}>
              <ReportRangeFields value={days} onChange={change} problem={problem} />
            </Box>
          </Collapse>
        </div>
        <ReportChoice
          label={text('format')}
          value={format}
          onChange={setFormat}
          options={reportFormats}
          nameOf={(one) => text(`format.${one}`)}
        />
        <Button variant="contained" loading={busy} onClick={() => void open()} aria-label={`${text('open')}: ${title}`}>
          {text('open')}
        </Button>
      </Stack>
    </Panel>
  )
}

/** The chosen days in a line: `Oct 28 - Nov 28`. */
function useDaysText() {
  const text = useText(reportTexts)
  const { language } = useLanguage()
  return ({ start, end, usesStart, usesEnd }: RangeFields) =>
    text('days', {
      start: usesStart && start ? shortDayText(start, language) : text('earliest'),
      end: usesEnd && end ? shortDayText(end, language) : text('today'),
    })
}

interface ReportChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly T[]
  nameOf: (option: T) => string
  onChange: (chosen: T) => void
}

/** One of a few. */
export const ReportChoice = <T extends string>({ label, value, options, nameOf, onChange }: ReportChoiceProps<T>) => (
  <TextField select fullWidth label={label} value={value} onChange={(event) => onChange(event.target.value as T)}>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {nameOf(option)}
      </MenuItem>
    ))}
  </TextField>
)
