import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as orders from '../../../shared/api/orders.ts'
import { orderIdOfCode } from '../../../shared/order/order.ts'
import { isFinal } from '../../../shared/order/status.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { app } from '../../../shared/text/app.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { failureText, isNotAvailable } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { call, isLost } from '../data/client.ts'
import { canScan } from '../stock/barcodes.ts'
import { EndedOrder } from './EndedOrder.tsx'
import { orderKeptHere } from './keptPacking.ts'
import { type OrderToHandOver, orderAsKept } from './orderToHandOver.ts'
import { withWaiting } from './packQueue.ts'
import { usePackQueue } from './usePackQueue.ts'

const BarcodeScanner = lazy(() => import('../stock/BarcodeScanner.tsx'))
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
      // What has ended is not handed over: that is said at once, and the field waits for the next code.
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
        <TextField
          label={text('scan')}
          inputRef={field}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem !== undefined}
          helperText={problem ?? text('scanHelp')}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 200 } }}
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
