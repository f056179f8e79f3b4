import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import * as locations from '../../../shared/api/locations.ts'
import type { ShownLocation } from '../../../shared/location/location.ts'
import { locationTexts } from '../../../shared/text/locations.ts'
import { useConfirm } from '../app/confirm.tsx'
import { useAttempt } from '../app/failure.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { Panel } from '../ui/Panel.tsx'

/** Deletion is offered only when the server says that no order stands against it. */
export function DeletePanel({ location: { ID: id, Label: label } }: { location: ShownLocation }) {
  const text = useText(locationTexts)
  const confirm = useConfirm()
  const attempt = useAttempt()
  const prefix = useRolePrefix()
  const { data: isEligible } = useApi(locations.getLocationRemovalEligibility, { id })
  const { run, busy } = useAction(locations.removeLocation, { isLeaving: true })
  const remove = async () => {
    const question = { title: text('deleteQuestion', { label }), text: text('deleteText'), confirm: text('delete') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    if (await attempt(() => run({ id }), text('deleted', { label })))
      go(paths.pickupLocations(prefix), { replace: true })
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
