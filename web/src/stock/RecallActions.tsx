import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import PanToolOutlined from '@mui/icons-material/PanToolOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import * as inventory from '../../../shared/api/inventory.ts'
import * as pantryReports from '../../../shared/api/pantryReports.ts'
import { type ExportFormat, exportFormats } from '../../../shared/pantryReport/pantryReport.ts'
import type { Recall, RecallQuery } from '../../../shared/recall/recall.ts'
import { recallTexts } from '../../../shared/text/recall.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useExport } from '../customerReports/useExport.ts'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { MenuButton } from '../ui/MenuButton.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

interface RecallActionsProps {
  recall: Recall
  query: RecallQuery
}

/** What is done first in a recall: nobody orders, packs or hands over any, and whoever calls has the list. */
export function RecallActions({ recall, query }: RecallActionsProps) {
  return (
    <>
      <ExportMenu recall={recall} query={query} />
      <Hold recall={recall} />
    </>
  )
}

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

function Hold({ recall: { ProductID: id, Name: name, IsOnHold } }: { recall: Recall }) {
  const text = useText(recallTexts)
  const toast = useToast()
  const { run, busy } = useAction(inventory.holdItem)
  const hold = async () => {
    try {
      await run({ id, IsOnHold: !IsOnHold })
      toast(text(IsOnHold ? 'releaseDone' : 'holdDone', { name }))
    } catch (error) {
      toast(refusalReason(error) ?? text('holdFailed'), { tone: 'error' })
    }
  }
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
