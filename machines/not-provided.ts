import { type AnyActorLogic, type EventObject, fromCallback, fromPromise } from 'xstate'

/** An actor that the app must supply with `provide`; throws when it is missing. */
export function actorNotProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`The actor '${name}' was not provided`)
  })
}

/** A machine that the app must supply with `provide`, because its code comes later; fails when it is missing, as a flow that breaks (ERR-4). */
export function machineNotProvided<Machine extends AnyActorLogic>(name: string): Machine {
  const missing = fromPromise(async () => {
    throw new Error(`The machine '${name}' was not provided`)
  })
  return missing as AnyActorLogic as Machine
}

/** A callback actor that the app must supply with `provide`; throws when it is missing. */
export function watcherNotProvided(name: string) {
  return fromCallback<EventObject>(() => {
    throw new Error(`The watcher '${name}' was not provided`)
  })
}

/** An action that the app must supply with `provide`; throws when it is missing. */
export function actionNotProvided<Params = undefined>(name: string) {
  return (_: unknown, _params: Params): void => {
    throw new Error(`The action '${name}' was not provided`)
  }
}
