import { Alert, Button, LinearProgress, Stack } from '@mui/material'
import { csv } from '../../../../../shared/core/grid/csv.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import { bulkOfferTexts } from '../../../../../shared/rescue/donations/texts/bulkOffer.ts'
import { saveCsv } from '../../../core/data/saveFile.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { BulkTable } from './BulkTable.tsx'
import type { BulkFile } from './readFile.ts'
import { useBulkSend } from './useBulkSend.ts'
import { useRowText } from './useRowText.ts'

/** The rows of a file before, while and after they are sent. */
export function BulkRows({ file, onAnother }: { file: BulkFile; onAnother: () => void }) {
  const text = useText(bulkOfferTexts)
  const { language } = useLanguage()
  const sending = useBulkSend(file)
  const { outcomes, isSending, problem, send, count, isDone } = sending
  const rowText = useRowText(outcomes)
  const wrong = file.rows.length - count
  const has = (outcome: string) => [...outcomes.values()].filter(({ Outcome }) => Outcome === outcome).length
  const save = () => {
    const head = [text('row'), text('reference'), text('result')]
    // Before anything is sent, only what has to be mended.
    const rows = outcomes.size > 0 ? file.rows : file.rows.filter(({ offer }) => !offer)
    saveCsv('results.csv', csv([head, ...rows.map((row) => [row.row, row.reference, rowText(row)])]))
  }
  const counted = (key: 'ready' | 'wrong' | 'send', number: number) =>
    text(plural(language, key, number), { count: number })
  return (
    <Panel title={text('rows', { file: file.name })}>
      <Stack spacing={2}>
        {wrong > 0 ? <Alert severity="warning">{counted('wrong', wrong)}</Alert> : null}
        {outcomes.size === 0 ? <Alert severity="info">{counted('ready', count)}</Alert> : null}
        {isSending ? (
          <LinearProgress
            variant="determinate"
            value={(100 * outcomes.size) / count}
            aria-label={text('sending', { done: outcomes.size, count })}
          />
        ) : null}
        {problem ? <Alert severity="error">{text('stopped', { reason: problem })}</Alert> : null}
        {isDone && count > 0 ? (
          <Alert severity={has('refused') > 0 ? 'warning' : 'success'}>
            {text('done', { added: has('added'), present: has('present'), refused: has('refused') })}
          </Alert>
        ) : null}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          {isDone ? null : (
            <Button variant="contained" loading={isSending} onClick={() => void send()}>
              {outcomes.size > 0 ? text('goOn') : counted('send', count)}
            </Button>
          )}
          {outcomes.size > 0 || wrong > 0 ? (
            <Button onClick={save}>{text(outcomes.size > 0 ? 'results' : 'leftOutFile')}</Button>
          ) : null}
          <Button color="inherit" disabled={isSending} onClick={onAnother}>
            {text('another')}
          </Button>
        </Stack>
        <BulkTable rows={file.rows} outcomes={outcomes} />
      </Stack>
    </Panel>
  )
}
