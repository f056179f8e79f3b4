import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button, Typography } from '@mui/material'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import type { ShownLocation } from '../../../../shared/pantry/locations/location.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

/** Deletion is offered only when the server says that no order stands against it. */
export function DeletePanel({ location: { ID: id, Label: label } }: { location: ShownLocation }) {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  const { data: isEligible } = useApi(locations.getLocationRemovalEligibility, { id })
  const { act, busy } = useAction({ isLeaving: true })
  const remove = () => {
    const question = { title: text('deleteQuestion', { label }), text: text('deleteText'), confirm: text('delete') }
    const onDone = () => go(paths.pickupLocations(prefix), { replace: true })
    const words = { ask: { ...question, isDangerous: true }, done: text('deleted', { label }), onDone }
    return act(locations.removeLocation, { id }, words)
  }
  return (
    <Panel title={text('deleteTitle')}>
      <Typography color="textSecondary">{text(isEligible === false ? 'deleteBlocked' : 'deleteText')}</Typography>
      {isEligible ? (
        <Button
          color="error"
          variant="outlined"
          startIcon={<DeleteOutlined />}
          loading={busy}
          onClick={() => void remove()}
          sx={{ mt: 2 }}
        >
          {text('delete')}
        </Button>
      ) : null}
    </Panel>
  )
}
