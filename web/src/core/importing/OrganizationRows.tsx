import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material'
import { csv } from '../../../../shared/core/grid/csv.ts'
import { canUpdate, onExisting } from '../../../../shared/core/importing/kinds.ts'
import { organizationImportTexts } from '../../../../shared/core/importing/organizationImportTexts.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { rowEntry } from '../../../../shared/work/imports/rowKeys.ts'
import { saveCsv } from '../data/saveFile.ts'
import { numberText } from '../time/time.ts'
import { Panel } from '../ui/Panel.tsx'
import { useLanguage, useText } from '../words/language.tsx'
import { OrganizationTable } from './OrganizationTable.tsx'
import type { OrganizationFile } from './readOrganizationFile.ts'
import { useOrganizationImport } from './useOrganizationImport.ts'
import { useOutcomeText } from './useOutcomeText.ts'

/** The rows of a file while they are checked, before, while and after they are imported. */
export default function OrganizationRows({ file, onAnother }: { file: OrganizationFile; onAnother: () => void }) {
  const text = useText(organizationImportTexts)
  const { language } = useLanguage()
  const running = useOrganizationImport(file)
  const { outcomeOf, isResult, isBusy, isChecked, isStarted, isInBackground, isDone, problem } = running
  const outcomeText = useOutcomeText(file.kind)
  const count = (number: number) => numberText(number, language)
  const outcomes = file.rows.map(outcomeOf)
  const has = (wanted: string) => count(outcomes.filter((one) => one?.Outcome === wanted).length)
  const counts = { added: has('added'), updated: has('updated'), present: has('present'), refused: has('refused') }
  const [done, all] = isChecked ? [running.sent, running.wanted] : [running.checked, running.readable]
  const progress = text(isChecked ? 'sending' : 'checking', { done: count(done), count: count(all) })
  /** From then on the choice is made. */
  const isUnderWay = isStarted || (isChecked && isBusy)
  const save = () => {
    const head = [text('row'), text('entry'), text('result')]
    const lines = file.rows.map((row) => [
      row.record.row,
      rowEntry(file.kind, row.record.cells),
      outcomeText(outcomeOf(row), isResult(row)),
    ])
    saveCsv('results.csv', csv([head, ...lines]))
  }
  const sendLabel = text(plural(language, 'send', running.wanted), { count: count(running.wanted) })
  return (
    <Panel title={text('rowsOf', { file: file.name })}>
      <Stack spacing={2}>
        {isBusy ? (
          <>
            <div>{progress}</div>
            <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, all)} aria-label={progress} />
            {isInBackground ? <Alert severity="info">{text('background')}</Alert> : null}
          </>
        ) : null}
        {problem ? <Alert severity="error">{text('stopped', { reason: problem })}</Alert> : null}
        {isChecked && !isBusy ? (
          <Alert severity={counts.refused === '0' ? (isDone ? 'success' : 'info') : 'warning'}>
            {text(isDone ? 'doneCounts' : 'counts', counts)}
          </Alert>
        ) : null}
        {!canUpdate(file.kind) || isUnderWay ? null : (
          <FormControl>
            <FormLabel id="existing">{text('existing')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby="existing"
              value={running.existing}
              onChange={(_, value) => running.chooseExisting(value === 'skip' ? 'skip' : 'update')}
            >
              {onExisting.map((value) => (
                <FormControlLabel key={value} value={value} control={<Radio />} label={text(`existing.${value}`)} />
              ))}
            </RadioGroup>
          </FormControl>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          {isDone || (isChecked && running.wanted === 0) ? null : (
            <Button variant="contained" loading={isBusy} onClick={running.goOn}>
              {problem || isStarted ? text('goOn') : sendLabel}
            </Button>
          )}
          {isChecked ? <Button onClick={save}>{text('results')}</Button> : null}
          <Button color="inherit" disabled={isChecked && isBusy && !isInBackground} onClick={onAnother}>
            {text('another')}
          </Button>
        </Stack>
        {isChecked && running.wanted === 0 && !isDone ? <div>{text('nothing')}</div> : null}
        <OrganizationTable file={file} outcomeOf={outcomeOf} isResult={isResult} />
      </Stack>
    </Panel>
  )
}
