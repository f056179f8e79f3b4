import { Box, Button, List, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import * as network from '../../../../shared/network/groups/api.ts'
import type { FoodBankGroupListRow, GroupKind } from '../../../../shared/network/groups/network.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { paths } from '../../core/paths.ts'
import { EditLink } from '../../core/record/EditLink.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { ZoneInWords } from '../../core/ui/ZoneInWords.tsx'
import { useText } from '../../core/words/language.tsx'

const GroupDialog = lazy(() => import('./GroupDialog.tsx'))

/** Subject of the dialog: a group, or a new one of a kind. */
type Opened = FoodBankGroupListRow | GroupKind

/** State associations and co-ops, each with its food banks. */
export default function FoodBankGroupsPage() {
  const text = useText(networkSetupTexts)
  const frame = useText(app)
  const answer = useApi(network.listFoodBankGroups, {})
  const [opened, setOpened] = useState<Opened>()
  return (
    <Box sx={{ maxWidth: 940 }}>
      <PageHeader title={frame('foodBankGroups')} subtitle={text('groupsLead')} />
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={5} height={64} />}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <GroupPanel kind="stateAssociation" groups={data} onOpen={setOpened} />
            <GroupPanel kind="coop" groups={data} onOpen={setOpened} />
          </Box>
        )}
      </WhenLoaded>
      <Suspense fallback={null}>
        {opened ? (
          <GroupDialog
            kind={typeof opened === 'string' ? opened : opened.Kind}
            edited={typeof opened === 'string' ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </Suspense>
    </Box>
  )
}

const textsOf = {
  stateAssociation: { title: 'associations', add: 'addAssociation', none: 'noAssociations' },
  coop: { title: 'coops', add: 'addCoop', none: 'noCoops' },
} as const

interface GroupPanelProps {
  kind: GroupKind
  groups: readonly FoodBankGroupListRow[]
  onOpen: (opened: Opened) => void
}

function GroupPanel({ kind, groups, onOpen }: GroupPanelProps) {
  const text = useText(networkSetupTexts)
  const { title, add, none } = textsOf[kind]
  const rows = groups.filter(({ Kind }) => Kind === kind)
  const button = (
    <Button variant="outlined" aria-label={text(add)} onClick={() => onOpen(kind)}>
      {text('add')}
    </Button>
  )
  return (
    <Panel title={text(title)} actions={button} isFlush>
      {rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 2.5, pb: 2.5 }}>
          {text(none)}
        </Typography>
      ) : (
        <List disablePadding>
          {rows.map((row) => (
            <Box component="li" key={row.ID} sx={lineLook}>
              <GroupLine row={row} onOpen={() => onOpen(row)} />
            </Box>
          ))}
        </List>
      )}
    </Panel>
  )
}

function GroupLine({
  row: { ID, Name, TimeZone, FoodBanks },
  onOpen,
}: {
  row: FoodBankGroupListRow
  onOpen: () => void
}) {
  const text = useText(networkSetupTexts)
  const person = useText(peopleTexts)
  const names = FoodBanks.map((foodBank) => foodBank.Name).join(', ')
  return (
    <>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          <ZoneInWords zone={TimeZone} />
        </Typography>
        <Typography variant="body2">{names ? text('itsFoodBanks', { names }) : text('withoutFoodBanks')}</Typography>
      </Box>
      <Button size="small" href={paths.people('FeedingAmerica', ID)} aria-label={text('peopleOf', { name: Name })}>
        {person('title')}
      </Button>
      <EditLink name={Name} mayEdit onClick={onOpen} />
    </>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2.5,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
