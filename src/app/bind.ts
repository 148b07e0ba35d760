import { appMachine } from '#machines/app/app.machine.ts'
import { newsletter } from '#src/flows/message/newsletter.bind.ts'
import { navigation } from '#src/flows/navigation/navigation.bind.ts'
import { afterSignIn } from '#src/flows/session/guard.ts'
import { bindSession, reportFailure } from '#src/flows/session/session.bind.ts'
import { bindToasts } from '#src/flows/toast/toast.bind.ts'
import type { Environment } from '#src/platform/environment.ts'

/** The root machine, bound to what it reaches (FLOW-6). Machines that are loaded later are bound in `src/pages`. */
export function bindApp(environment: Environment): typeof appMachine {
  const { history, goTo } = environment
  return appMachine.provide({
    actors: { session: bindSession(environment), toasts: bindToasts(environment), navigation, newsletter },
    actions: {
      reportFailure: reportFailure(environment),
      goOn: () => goTo(afterSignIn(history.location.state.askedFor)),
      goToLogin: (_, state) => goTo('/login', state),
    },
  })
}
