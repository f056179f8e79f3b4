import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PasswordField } from '../../../../web/src/network/session/PasswordField.tsx'
import { StepForm } from '../../../../web/src/network/session/StepForm.tsx'
import { show } from '../../setup.tsx'

it('a new password that attackers try first, or with the person’s address in it, is not sent', async () => {
  const send = vi.fn(async () => undefined)
  await show(
    <StepForm
      fields={['password']}
      userName="rosamund@example.org"
      title="Choose a new password"
      submit="Set password"
      isChoosing
      onSubmit={send}
      below={null}
    >
      {(control) => <PasswordField control={control} label="New password" isNew />}
    </StepForm>,
  )
  const field = page.getByLabelText('New password')
  const submit = page.getByRole('button', { name: 'Set password' })
  const refused = [
    ['P@ssword-2026!', /attackers try first/],
    ['Ros4mund-and-pears-7', /may not have the person’s name/],
    ['too-Short7', /at least 12 characters, with an upper-case/],
  ] as const
  for (const [password, reason] of refused) {
    await field.fill(password)
    await submit.click()
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  }
  expect(send).not.toHaveBeenCalled()
  await field.fill('Pears-and-plums-7')
  await submit.click()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ username: 'rosamund@example.org', password: 'Pears-and-plums-7', code: '' }]])
})
