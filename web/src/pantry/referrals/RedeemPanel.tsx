import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import { referralTexts } from '../../../../shared/pantry/referrals/texts.ts'
import { ApiError, call, Refused } from '../../core/data/client.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { signOut } from '../../network/session/auth.ts'
import type { Visitor } from './useVisitor.ts'

interface RedeemPanelProps {
  code: string
  visitor: Exclude<Visitor, 'none'>
}

/** For who is signed in: adds the places to the account. */
export function RedeemPanel({ code, visitor: { name, isCustomer } }: RedeemPanelProps) {
  const text = useText(referralTexts)
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [problem, setProblem] = useState<string>()
  const redeem = async () => {
    setState('busy')
    setProblem(undefined)
    try {
      await call(referrals.redeemReferral, { code })
      setState('done')
    } catch (error) {
      setState('open')
      if (error instanceof Refused) setProblem(error.reason)
      else setProblem(text(error instanceof ApiError && error.status === 0 ? 'offline' : 'failed'))
    }
  }
  const leave = async () => {
    await signOut()
    location.reload()
  }
  if (!isCustomer)
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="info">{text('staffText', { name })}</Alert>
        <Button variant="contained" onClick={() => void leave()}>
          {text('signOut')}
        </Button>
      </Stack>
    )
  if (state === 'done')
    return (
      <Stack spacing={2} role="status">
        <Typography variant="h2">{text('addedTitle')}</Typography>
        <Typography>{text('addedText')}</Typography>
        <Button variant="contained" size="large" href={paths.neighborHome()}>
          {text('orderFood')}
        </Button>
      </Stack>
    )
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{text('addTitle')}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text('addText', { name })}</Typography>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <Button variant="contained" size="large" loading={state === 'busy'} onClick={() => void redeem()}>
        {text('add')}
      </Button>
    </Stack>
  )
}
