import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import { Box, Button } from '@mui/material'
import { type FormEvent, lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useKey } from '../../../core/app/keyboard.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { useText } from '../../../core/words/language.tsx'
import { canScan } from '../../stock/barcodes.ts'
import { OrderChoices } from './OrderChoices.tsx'
import { useFoundOrder } from './useFoundOrder.ts'

const BarcodeScanner = lazy(() => import('../../stock/BarcodeScanner.tsx'))
const panel = () => import('./HandOverPanel.tsx')
const HandOverPanel = lazy(panel)
const endedOrder = () => import('./EndedOrder.tsx')
const EndedOrder = lazy(endedOrder)

/** On labels and on the neighbor's screen. */
const orderFormats = ['qr_code', 'code_128']

export interface HandOverStation {
  /** Opens the order of a code, as a scan does. */
  readonly find: (code: string) => void
}
interface ByCodeProps {
  /** Of the pickup location where the table stands, where that is known. */
  locationId?: number | undefined
  onDone?: (order: ShownOrder) => void
  /** On pages where the next thing is a scan. */
  autoFocus?: boolean
  ref?: Ref<HandOverStation>
}

/**
 * The hand-over station: a scanner types the code and ends with Enter, and the camera reads it where the browser can; the
 * order that it names is shown below and handed over there, and the focus goes back to the code.
 */
export function HandOverByCode({ locationId, onDone, autoFocus = false, ref }: ByCodeProps) {
  const text = useText(orderWorkTexts)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isScanning, setScanning] = useState(false)
  const found = useFoundOrder()
  // They have to open without a connection as well.
  useEffect(() => void Promise.all([panel(), endedOrder()]).catch(() => undefined), [])
  const find = async (typed: string, isCode = true) => {
    setScanning(false)
    // Empty at once: a second scan must not be added to the first. A code that names nothing stands there to be corrected.
    setCode('')
    if (await found.isUnknown(typed, isCode)) setCode((now) => now || typed)
  }
  useImperativeHandle(ref, () => ({
    find: (chosen) => void find(chosen),
  }))
  useScansAnywhere(field)
  // The next code follows without a touch, also after the camera found this one.
  const focusField = () => setTimeout(() => field.current?.focus())
  const { state } = found
  const ended = state.over ?? state.done
  return (
    <Box data-station>
      <Box
        component="form"
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void find(code, false)
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 720 }}
      >
        <TextInput
          label={text('scan')}
          inputRef={field}
          value={code}
          onChange={setCode}
          autoFocus={autoFocus}
          error={state.problem !== undefined}
          helperText={state.problem ?? text('scanHelp')}
          htmlInput={{ autoCapitalize: 'characters', autoComplete: 'off', maxLength: 200 }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" sx={buttonLook}>
          {text('find')}
        </Button>
        {canScan() && !isScanning ? (
          <Button variant="outlined" startIcon={<QrCodeScanner />} sx={buttonLook} onClick={() => setScanning(true)}>
            {text('scanCamera')}
          </Button>
        ) : null}
      </Box>
      {state.choices ? <OrderChoices choices={state.choices} choose={(code) => void find(code)} /> : null}
      <Suspense fallback={null}>
        {isScanning ? (
          <Box sx={{ maxWidth: 520, mt: 2 }}>
            <BarcodeScanner
              formats={orderFormats}
              onRead={(read) => void find(read)}
              onStop={() => setScanning(false)}
            />
          </Box>
        ) : null}
        {state.order ? (
          <HandOverPanel
            key={state.asked}
            order={state.order}
            locationId={locationId}
            isTyping={() => (field.current?.value ?? '') !== ''}
            onClose={() => {
              found.clear()
              focusField()
            }}
            onRefused={() => void found.checkEnded()}
            onDone={(changed) => {
              found.handedOver(changed)
              focusField()
              if (changed) onDone?.(changed)
            }}
          />
        ) : null}
        {ended ? (
          <EndedOrder
            order={ended}
            isUndo={state.done !== undefined}
            onTakenBack={(changed) => {
              found.clear()
              focusField()
              onDone?.(changed)
            }}
          />
        ) : null}
      </Suspense>
    </Box>
  )
}

/** A scan begins wherever the focus is, as on a button: its characters go to the field. */
function useScansAnywhere(field: React.RefObject<HTMLInputElement | null>) {
  useKey(({ key, ctrlKey, metaKey, altKey, target }) => {
    if (!/^[0-9a-f]$/i.test(key) || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
    const isFree = target === document.body || target.closest('[data-station]')
    if (!isFree || target.matches('input, textarea, select, [role=combobox]')) return
    field.current?.focus()
  })
}

const buttonLook = { alignSelf: 'flex-start', minHeight: 44 } as const
