import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import * as orders from '../../../shared/api/orders.ts'
import { orderIdOfCode } from '../../../shared/order/order.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { app } from '../../../shared/text/app.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { failureText, isNotAvailable } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { call } from '../data/client.ts'

const HandOverDialog = lazy(() => import('./HandOverDialog.tsx'))

/** A scanner types the code and ends with Enter; the order that it names is handed over in a dialog. */
export function HandOverByCode({ onDone }: { onDone?: (order: ShownOrder) => void }) {
  const text = useText(orderWorkTexts)
  const appText = useText(app)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<ShownOrder>()
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const id = orderIdOfCode(code)
    if (id === undefined) return setProblem(text('scanUnknown'))
    try {
      setFound(await call(orders.getOrder, { id }))
      setProblem(undefined)
      setCode('')
    } catch (error) {
      setProblem(isNotAvailable(error) ? text('scanUnknown') : failureText(error, appText))
    }
  }
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => void find(event)}
        sx={{ display: 'flex', gap: 1, maxWidth: 520 }}
      >
        <TextField
          label={text('scan')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem !== undefined}
          helperText={problem ?? text('scanHelp')}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 200 } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
          {text('find')}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {found ? (
          <HandOverDialog
            order={found}
            onClose={() => setFound(undefined)}
            onDone={(changed) => {
              setFound(undefined)
              onDone?.(changed)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
