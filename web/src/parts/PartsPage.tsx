import { Box, Link, Stack, Typography } from '@mui/material'
import type { Session } from '../../../shared/network/session/api.ts'
import { appearances, useAppearance } from '../core/app/appearance.ts'
import { LanguageSwitch } from '../core/app/LanguageSwitch.tsx'
import { SessionContext } from '../core/data/useSession.ts'
import { ToggleButtons } from '../core/ui/form/ToggleButtons.tsx'
import { PageHeader } from '../core/ui/PageHeader.tsx'
import { Panel } from '../core/ui/Panel.tsx'
import { ConfirmProvider } from '../core/words/confirm.tsx'
import { ToastProvider } from '../core/words/toast.tsx'
import { buttonParts } from './buttonParts.tsx'
import { fieldParts } from './fieldParts.tsx'
import { figureParts } from './figureParts.tsx'
import { formParts } from './formParts.tsx'
import { iconParts } from './iconParts.tsx'
import { listParts, markParts } from './listParts.tsx'
import { overlayParts } from './overlayParts.tsx'
import { type SampleKey, useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'
import { stateParts } from './stateParts.tsx'
import { TokensPanel } from './TokensPanel.tsx'

export const partGroups = [
  ['buttons', buttonParts],
  ['fields', fieldParts],
  ['forms', formParts],
  ['marks', markParts],
  ['lists', listParts],
  ['states', stateParts],
  ['figures', figureParts],
  ['overlays', overlayParts],
  ['icons', iconParts],
] as const satisfies readonly (readonly [SampleKey, readonly ShownPart[]])[]

const session = { ActiveRole: 'foodbankcoordinator', TimeZone: 'America/New_York' } as unknown as Session

/** Every shared part in all its states, in both looks and each language, and the tokens that they are made of. */
export function PartsPage() {
  const say = useSample()
  return (
    <SessionContext value={session}>
      <ToastProvider>
        <ConfirmProvider>
          <Box sx={{ maxWidth: 1200, mx: 'auto', p: { xs: 2, md: 4 } }}>
            <PageHeader title={say('title')} subtitle={say('lead')} actions={<Looks />} />
            <Box component="nav" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 3 }}>
              {[...partGroups.map(([title]) => title), 'tokens' as const].map((title) => (
                <Link key={title} href={`#${title}`} sx={{ py: 1 }}>
                  {say(title)}
                </Link>
              ))}
            </Box>
            {partGroups.map(([title, parts]) => (
              <Group key={title} title={title} parts={parts} />
            ))}
            <GroupTitle title="tokens" />
            <Stack spacing={2}>
              <TokensPanel />
            </Stack>
          </Box>
        </ConfirmProvider>
      </ToastProvider>
    </SessionContext>
  )
}

function Looks() {
  const say = useSample()
  const [chosen, choose] = useAppearance()
  return (
    <>
      <ToggleButtons
        label={say('look')}
        choices={appearances.flatMap((value) => (value === 'system' ? [] : { value, label: say(value) }))}
        isChosen={(value) => value === chosen}
        onChoose={choose}
      />
      <LanguageSwitch />
    </>
  )
}

function GroupTitle({ title }: { title: SampleKey }) {
  const say = useSample()
  return (
    <Typography variant="h2" id={title} sx={{ mt: 4, mb: 2 }}>
      {say(title)}
    </Typography>
  )
}

function Group({ title, parts }: { title: SampleKey; parts: readonly ShownPart[] }) {
  const say = useSample()
  return (
    <>
      <GroupTitle title={title} />
      <Stack spacing={2}>
        {parts.map(({ name, states }) => (
          <Panel key={name} title={name}>
            <Stack spacing={2}>
              {Object.entries(states).map(([state, Drawn]) => (
                <div key={state}>
                  <Typography variant="overline" component="div" color="textSecondary">
                    {say(state as SampleKey)}
                  </Typography>
                  <Box sx={stateLook}>
                    <Drawn />
                  </Box>
                </div>
              ))}
            </Stack>
          </Panel>
        ))}
      </Stack>
    </>
  )
}

const stateLook = {
  // A field's label stands above its border.
  pt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  '& > :only-child': { minWidth: 0 },
  '& > form, & > section, & > fieldset, & > .MuiFormControl-root, & > .MuiAutocomplete-root': { flex: '1 1 280px' },
} as const
