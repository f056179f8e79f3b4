import { Box, Button, List, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { app } from '../../../../shared/core/text/app.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { ApiKeyRow } from '../../../../shared/network/donors/apiKey.ts'
import { apiKeyTexts } from '../../../../shared/network/donors/texts/apiKeys.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { dayText, instantText } from '../../core/time/time.ts'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { Lead } from '../../core/ui/Lead.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ApiExample } from './ApiExample.tsx'

const ApiKeyDialog = lazy(() => import('./ApiKeyDialog.tsx'))

/** Keys with which a donor's software posts donations: the donor's own page, or a food bank's for one of its donors. */
export default function ApiKeysPage() {
  const text = useText(apiKeyTexts)
  const frame = useText(app)
  const { EntityID } = useSession()
  const ofDonor = useParams().id
  const donorId = ofDonor === undefined ? EntityID : Number(ofDonor)
  const loaded = useLoaded(donors.listDonorApiKeys, { donorId })
  const [isAdding, setAdding] = useState(false)
  const donor = loaded.data?.Donor.Name
  const add = { label: text('add'), onClick: () => setAdding(true) }
  return (
    <>
      <PageHeader
        title={frame('apiKeys')}
        subtitle={ofDonor !== undefined && donor ? text('leadOf', { donor }) : text('lead')}
        {...(ofDonor === undefined ? {} : { back: paths.donors() })}
        actions={
          <Button variant="contained" onClick={add.onClick}>
            {add.label}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 940 }}>
        <Panel>
          <WhenLoaded answer={loaded} skeleton={<RowsSkeleton rows={3} height={64} />}>
            {({ Keys }) =>
              Keys.length === 0 ? (
                <EmptyState title={text('none')} text={text('noneText')} action={add} />
              ) : (
                <KeyLines keys={Keys} donorId={donorId} />
              )
            }
          </WhenLoaded>
        </Panel>
        <Panel title={text('howTitle')}>
          <Lead>{text('howText')}</Lead>
          <ApiExample donorId={donorId} />
        </Panel>
      </Box>
      <Suspense fallback={null}>
        {isAdding ? <ApiKeyDialog donorId={donorId} onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </>
  )
}

function KeyLines({ keys, donorId }: { keys: readonly ApiKeyRow[]; donorId: number }) {
  const text = useText(apiKeyTexts)
  const { act, busy } = useAction()
  const revoke = ({ ID: keyId, Name: name }: ApiKeyRow) => {
    const question = { title: text('revokeTitle', { name }), text: text('revokeText'), confirm: text('revoke') }
    const words = { ask: { ...question, isDangerous: true }, done: text('revokedToast', { name }) }
    return act(donors.revokeDonorApiKey, { donorId, keyId }, words)
  }
  return (
    <List disablePadding>
      {keys.map((key) => (
        <KeyLine key={key.ID} row={key} isBusy={busy} onRevoke={() => void revoke(key)} />
      ))}
    </List>
  )
}

function KeyLine({ row, isBusy, onRevoke }: { row: ApiKeyRow; isBusy: boolean; onRevoke: () => void }) {
  const text = useText(apiKeyTexts)
  const { language } = useLanguage()
  const created = text('createdBy', { date: dayText(row.CreatedAt, language), name: row.CreatedByName })
  const used = row.LastUsedAt === null ? text('never') : instantText(row.LastUsedAt, language)
  const works = row.RevokedAt === null
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text('start')} <code>{row.Start}</code> · {text('created')}: {created}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text('lastUsed')}: {used}
        </Typography>
      </Box>
      <StatusChip label={text(works ? 'works' : 'revoked')} tone={works ? 'success' : 'neutral'} />
      {works ? (
        <Button
          size="small"
          color="error"
          aria-label={text('revokeNamed', { name: row.Name })}
          disabled={isBusy}
          onClick={onRevoke}
        >
          {text('revoke')}
        </Button>
      ) : null}
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
