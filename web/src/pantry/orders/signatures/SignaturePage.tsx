import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { plural } from '../../../../../shared/core/text/text.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import type { SheetRow, SignatureSheet } from '../../../../../shared/pantry/orders/later/paper.ts'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { DayFilter } from '../../../core/ui/filters.tsx'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { SelectInput } from '../../../core/ui/SelectInput.tsx'
import { DetailSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { pickupWindowText } from '../orderText.ts'
import { SheetLine } from './SheetLine.tsx'
import { SheetToPrint } from './SheetToPrint.tsx'
import { useTyping } from './useTyping.ts'

/** Signatures for the TEFAP food of a day: the sheet to print, and what was signed on it, typed in. */
export default function SignaturePage() {
  const text = useText(signatureTexts)
  const prefix = useRolePrefix()
  const [query] = useSearchParams()
  const day = query.get('day') ?? undefined
  const { data, error, mutate } = useApi(orders.listPackingWindows, { day, withSheet: 'true' })
  const back = `${paths.packing(prefix)}${day ? `?day=${day}` : ''}`
  return (
    <>
      <Box className="no-print">
        <PageHeader
          title={text('title')}
          subtitle={text('lead')}
          back={back}
          actions={
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<PrintOutlined />}
              disabled={!data?.Sheet?.Orders.length}
              onClick={() => globalThis.print()}
            >
              {text('print')}
            </Button>
          }
        />
      </Box>
      {error && !data ? <LoadFailed error={error} message={text('failed')} onRetry={mutate} /> : null}
      {!data && !error ? <DetailSkeleton /> : null}
      {data?.Sheet ? <Sheet key={data.Day} day={data.Day} windows={data.Windows} sheet={data.Sheet} /> : null}
    </>
  )
}

interface SheetProps {
  day: string
  windows: readonly PackingWindow[]
  sheet: SignatureSheet
}

function Sheet({ day, windows, sheet }: SheetProps) {
  const text = useText(signatureTexts)
  const workText = useText(orderWorkTexts)
  const { language } = useLanguage()
  const [, setQuery] = useSearchParams()
  const [windowId, setWindowId] = useState(0)
  const own = windows.filter(({ ID }) => windowId === 0 || ID === windowId)
  const rows = sheet.Orders.filter((row) => own.some(({ ID }) => ID === row.WindowID))
  const nameOf = (window: PackingWindow) => `${pickupWindowText(window, language)}, ${window.Label}`
  return (
    <>
      <Box className="no-print" sx={filters}>
        <DayFilter
          label={workText('day')}
          value={day}
          onChange={(chosen) => chosen && setQuery({ day: chosen, list: 'signatures' })}
        />
        <SelectInput
          label={text('window')}
          value={windowId}
          options={[
            { value: 0, label: text('allWindows') },
            ...windows.map((window) => ({ value: window.ID, label: nameOf(window) })),
          ]}
          onChange={setWindowId}
        />
      </Box>
      {rows.length === 0 ? (
        <Card className="no-print">
          <EmptyState art="calendar" title={text('none')} text={text('noneText')} />
        </Card>
      ) : (
        <Box className="no-print">
          <TypeIn rows={rows} windows={windows} programs={sheet.State.programs} />
        </Box>
      )}
      <SheetToPrint sheet={sheet} windows={own} rows={rows} />
    </>
  )
}

interface TypeInProps {
  rows: readonly SheetRow[]
  windows: readonly PackingWindow[]
  programs: SignatureSheet['State']['programs']
}

/** The sheet as a list: most lines with one tap, exceptions by hand. */
function TypeIn({ rows, windows, programs }: TypeInProps) {
  const text = useText(signatureTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const [witness, setWitness] = useState(useSession().Name)
  const [time, setTime] = useState('')
  const [isAsked, setAsked] = useState(false)
  const typing = useTyping(rows)
  const { lineOf, change, chosen, open, refused, isSending } = typing
  const isMissing = witness.trim() === ''
  const record = async (asked: readonly SheetRow[], isAnyway = false) => {
    setAsked(true)
    if (isMissing) return
    const { done, failed } = await typing.record(asked, { windows, witness, time }, isAnyway)
    if (failed > 0) toast(text(plural(language, 'refused', failed), { count: failed }), { tone: 'error' })
    else toast(text(plural(language, 'recorded', done), { count: done }))
  }
  const zoneOf = ({ WindowID }: SheetRow) => windows.find(({ ID }) => ID === WindowID)?.TimeZone ?? 'UTC'
  return (
    <Panel
      title={text('typeIn')}
      actions={
        <Button disabled={open.every(({ ID }) => lineOf(ID).by !== '')} onClick={typing.markRest}>
          {text('markAll')}
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>{text('typeInLead')}</Typography>
      <Box sx={filters}>
        <TextInput
          label={text('witness')}
          value={witness}
          onChange={setWitness}
          error={isAsked && isMissing}
          helperText={isAsked && isMissing ? text('witnessMissing') : undefined}
          htmlInput={{ maxLength: 120 }}
        />
        <TextInput type="time" label={text('time')} value={time} onChange={setTime} helperText={text('timeHelp')} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <SheetLine
            key={row.ID}
            row={row}
            line={lineOf(row.ID)}
            programs={programs}
            zone={zoneOf(row)}
            refused={refused.get(row.ID)}
            isBusy={isSending}
            onChange={(part) => change(row.ID, part)}
            onAnyway={() => void record([row], true)}
          />
        ))}
      </Box>
      <Button
        variant="contained"
        loading={isSending}
        disabled={chosen.length === 0}
        onClick={() => void record(chosen)}
        sx={{ mt: 2 }}
      >
        {text(plural(language, 'record', chosen.length), { count: chosen.length })}
      </Button>
    </Panel>
  )
}

const filters = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
} as const
