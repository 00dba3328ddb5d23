/** The row of a section in the form of its page: hidden, and shown again, from its menu (B324). */
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { fireEvent, screen } from '@testing-library/react'
import type { ObjectItemProps } from 'sanity'
import { SectionItem } from '@/studio/form/section-item'
import { showInStudio } from '../../helpers/studio/studio'

/** A row with the menu that Sanity gives it. */
function showRow(isHidden: boolean) {
  const onChange = jest.fn()
  const value: ObjectItemProps['value'] & { isHidden: boolean } = { _key: 'a', _type: 'steps', isHidden }
  showInStudio(
    <SectionItem props={{ value, inputProps: { onChange } }}>
      <MenuButton
        id="row-menu"
        button={<Button data-testid="array-item-menu-button" text="Show more" />}
        menu={
          <Menu>
            <MenuItem text="Remove" />
          </Menu>
        }
      />
    </SectionItem>,
  )
  return onChange
}

test.each([
  [false, 'Hide this section', true],
  [true, 'Show this section', false],
])('hidden: %s, its menu has "%s"', async (isHidden, name, value) => {
  const onChange = showRow(isHidden)
  fireEvent.click(await screen.findByText('Show more'))
  const entry = await screen.findByText(name)
  // By keyboard it comes after the entries of Sanity.
  const remove = screen.getByText('Remove').closest('button')
  remove?.focus()
  if (remove) fireEvent.keyDown(remove, { key: 'ArrowDown' })
  expect(entry.closest('button')).toHaveFocus()
  fireEvent.click(entry)
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ type: 'set', path: ['isHidden'], value }))
})
