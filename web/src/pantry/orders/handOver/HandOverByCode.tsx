import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import { Box, Button } from '@mui/material'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { orderIdOfCode } from '../../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../../shared/pantry/orders/status.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { call, isLost } from '../../../core/data/client.ts'
import { failureText, isNotAvailable } from '../../../core/data/failure.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { useText } from '../../../core/words/language.tsx'
import { canScan } from '../../stock/barcodes.ts'
import { orderKeptHere } from '../pack/keptPacking.ts'
import { withWaiting } from '../pack/packQueue.ts'
import { usePackQueue } from '../pack/usePackQueue.ts'
import { EndedOrder } from './EndedOrder.tsx'
import { type OrderToHandOver, orderAsKept } from './orderToHandOver.ts'

const BarcodeScanner = lazy(() => import('../../stock/BarcodeScanner.tsx'))
const dialog = () => import('./HandOverDialog.tsx')
const HandOverDialog = lazy(dialog)

/** On labels and on the neighbor's screen. */
const orderFormats = ['qr_code', 'code_128']

interface ByCodeProps {
  /** Of the pickup location where the table stands, where that is known. */
  locationId?: number | undefined
  onDone?: (order: ShownOrder) => void
}

/**
 * A scanner types the code and ends with Enter, and the camera reads it where the browser can; the order that it names is
 * handed over in a dialog.
 */
export function HandOverByCode({ locationId, onDone }: ByCodeProps) {
  const text = useText(orderWorkTexts)
  const appText = useText(app)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<OrderToHandOver>()
  const [over, setOver] = useState<ShownOrder>()
  const queue = usePackQueue()
  const field = useRef<HTMLInputElement>(null)
  const [isScanning, setScanning] = useState(false)
  // It has to open without a connection as well.
  useEffect(() => void dialog().catch(() => undefined), [])
  const find = async (typed: string) => {
    setScanning(false)
    setCode(typed)
    const id = orderIdOfCode(typed)
    setOver(undefined)
    if (id === undefined) return setProblem(text('scanUnknown'))
    try {
      const order = await call(orders.getOrder, { id })
      // Ended orders are not handed over: that is said at once, and the field waits for the next code.
      if (order.PantryOrderStatusType && isFinal(order.PantryOrderStatusType.Code)) setOver(order)
      else setFound(order)
      setProblem(undefined)
      setCode('')
    } catch (error) {
      if (isLost(error) && findKept(id)) return
      setProblem(isNotAvailable(error) ? text('scanUnknown') : failureText(error, appText))
    }
  }
  /** Without a connection, of the windows that are kept here. */
  const findKept = (id: number) => {
    const kept = orderKeptHere(id)
    if (!kept) return false
    const [order] = withWaiting(
      { Window: kept.window, Orders: [kept.order], Page: 1, Found: 1, ToFetch: [] },
      queue.waiting,
      'all',
    ).Orders
    setProblem(order ? undefined : text('handedOverHere', { code: kept.order.Code }))
    if (!order) return true
    setFound(orderAsKept(order, kept.window))
    setCode('')
    return true
  }
  const close = () => {
    setFound(undefined)
    // The next code follows without a touch, also after the camera found this one.
    setTimeout(() => field.current?.focus())
  }
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void find(code)
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 720 }}
      >
        <TextInput
          label={text('scan')}
          inputRef={field}
          value={code}
          onChange={setCode}
          error={problem !== undefined}
          helperText={problem ?? text('scanHelp')}
          htmlInput={{ autoCapitalize: 'characters', autoComplete: 'off', maxLength: 200 }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
          {text('find')}
        </Button>
        {canScan() && !isScanning ? (
          <Button
            variant="outlined"
            startIcon={<QrCodeScanner />}
            sx={{ alignSelf: 'flex-start', minHeight: 44 }}
            onClick={() => setScanning(true)}
          >
            {text('scanCamera')}
          </Button>
        ) : null}
      </Box>
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
      </Suspense>
      {over ? (
        <EndedOrder
          order={over}
          onTakenBack={(changed) => {
            setOver(undefined)
            onDone?.(changed)
          }}
        />
      ) : null}
      <Suspense fallback={null}>
        {found ? (
          <HandOverDialog
            order={found}
            locationId={locationId}
            onClose={close}
            onDone={(changed) => {
              close()
              if (changed) onDone?.(changed)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
