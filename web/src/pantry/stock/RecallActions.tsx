import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import PanToolOutlined from '@mui/icons-material/PanToolOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import { Alert, Button } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import { type ExportFormat, exportFormats } from '../../../../shared/pantry/pantryReports/pantryReport.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { tellRecalled } from '../../../../shared/pantry/recall/api.ts'
import type { Recall, RecallQuery } from '../../../../shared/pantry/recall/recall.ts'
import { recallTexts } from '../../../../shared/pantry/recall/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { MenuButton } from '../../core/ui/MenuButton.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useExport } from '../pantryReports/useExport.ts'

interface RecallActionsProps {
  recall: Recall
  query: RecallQuery
}

/** First actions in a recall: nobody orders, packs or hands over any, and the people who call have the list. */
export function RecallActions({ recall, query }: RecallActionsProps) {
  return (
    <>
      <ExportMenu recall={recall} query={query} />
      {(recall.IsOnHold || stateOf(recall)) && recall.Orders.length > 0 ? (
        <TellAll recall={recall} query={query} />
      ) : null}
      {recall.Lot === undefined ? <Hold recall={recall} /> : <HoldLot recall={recall} lot={recall.Lot} />}
    </>
  )
}

const stateOf = ({ Lot: lot, Lots = [] }: Recall) => Lots.find((one) => one.Lot === lot)?.State

function ExportMenu({ recall: { ProductID: id }, query }: RecallActionsProps) {
  const text = useText(recallTexts)
  const { save, failure } = useExport(() => undefined)
  const saveAs = (format: ExportFormat) =>
    save({
      endpoint: pantryReports.exportRecall,
      input: { id, ...query, Format: format },
      fileName: `recall.${format.toLowerCase()}`,
      parameters: { pantryReport: 'recall', format, productId: id, recall: query },
    })
  const entries = exportFormats.map((format) => ({
    key: format,
    label: text('exportAs', { format }),
    onChoose: () => void saveAs(format),
  }))
  return (
    <>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <MenuButton label={text('export')} entries={entries}>
        <FileDownloadOutlined />
      </MenuButton>
    </>
  )
}

/** Held first: the message says that nobody gets it any more. */
function TellAll({ recall: { ProductID: id, Name: name }, query }: RecallActionsProps) {
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction({ failed: (error) => refusalReason(error) ?? text('tellFailed') })
  const said = ({ Told, NotWritten }: { Told: number; NotWritten: number }) =>
    [
      Told === 0 ? text('tellNobody') : text(plural(language, 'tellDone', Told), { count: Told }),
      NotWritten === 0 ? '' : text(plural(language, 'tellRest', NotWritten), { count: NotWritten }),
    ]
      .filter(Boolean)
      .join(' ')
  const ask = { title: text('tellTitle', { name }), text: text('tellText'), confirm: text('tellAll') }
  return (
    <Button
      variant="contained"
      startIcon={<SendOutlined />}
      loading={busy}
      onClick={() => void act(tellRecalled, { id, ...query }, { ask, done: said })}
    >
      {text('tellAll')}
    </Button>
  )
}

/** One lot alone: on hold, then released or recalled for good. */
function HoldLot({ recall, lot }: { recall: Recall; lot: string }) {
  const text = useText(recallTexts)
  const { act, busy } = useAction({ failed: (error) => refusalReason(error) ?? text('holdFailed') })
  const state = stateOf(recall)
  const hold = (IsOnHold: boolean, IsRecalled: boolean, done: 'holdLotDone' | 'releaseLotDone' | 'recallLotDone') =>
    void act(
      inventory.holdItem,
      { id: recall.ProductID, Lot: lot, IsOnHold, IsRecalled },
      { done: text(done, { lot }), renews: 'all' },
    )
  if (state === undefined)
    return (
      <Button
        variant="contained"
        color="error"
        startIcon={<PanToolOutlined />}
        loading={busy}
        onClick={() => hold(true, false, 'holdLotDone')}
      >
        {text('holdLot', { lot })}
      </Button>
    )
  return (
    <>
      <StatusChip
        label={text(state === 'held' ? 'lotHeld' : 'lotRecalled')}
        tone={state === 'held' ? 'warning' : 'error'}
      />
      {state === 'held' ? (
        <Button color="error" loading={busy} onClick={() => hold(true, true, 'recallLotDone')}>
          {text('recallLot')}
        </Button>
      ) : null}
      <Button variant="outlined" loading={busy} onClick={() => hold(false, false, 'releaseLotDone')}>
        {text('releaseLot', { lot })}
      </Button>
    </>
  )
}

function Hold({ recall: { ProductID: id, Name: name, IsOnHold } }: { recall: Recall }) {
  const text = useText(recallTexts)
  const { act, busy } = useAction({ failed: (error) => refusalReason(error) ?? text('holdFailed') })
  const hold = () =>
    act(
      inventory.holdItem,
      { id, IsOnHold: !IsOnHold },
      { done: text(IsOnHold ? 'releaseDone' : 'holdDone', { name }) },
    )
  if (IsOnHold)
    return (
      <>
        <StatusChip label={text('held')} tone="warning" />
        <Button variant="outlined" loading={busy} onClick={() => void hold()}>
          {text('release')}
        </Button>
      </>
    )
  return (
    <Button
      variant="contained"
      color="error"
      startIcon={<PanToolOutlined />}
      loading={busy}
      onClick={() => void hold()}
    >
      {text('hold')}
    </Button>
  )
}
