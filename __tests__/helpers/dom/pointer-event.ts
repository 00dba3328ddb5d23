/** Pointer events for jsdom, which lacks them, and the movement of the mouse. */

type Init = PointerEventInit & { movementX?: number; movementY?: number }

export function installPointerEvents(): void {
  class FakePointerEvent extends MouseEvent {
    readonly pointerId: number
    readonly pointerType: string
    /** @param init may be an event, whose properties are not its own */
    constructor(type: string, init: Init = {}) {
      super(type, init)
      const { pointerId = 0, pointerType = '', movementX = 0, movementY = 0 } = init
      this.pointerId = pointerId
      this.pointerType = pointerType
      for (const [name, value] of Object.entries({ movementX, movementY })) {
        Object.defineProperty(this, name, { value })
      }
    }
  }
  Object.assign(window, { PointerEvent: window.PointerEvent ?? FakePointerEvent })
}
