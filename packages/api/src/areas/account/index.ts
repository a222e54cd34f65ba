export { confirmPassword } from './password/change-password.ts';
export { createPasswords } from './password/passwords.ts';
export { pictureRoutes } from './pictures/routes.ts';
export { profileRoutes } from './profile/routes.ts';
export { mailPreferencesOf } from './profile/store.ts';
export { addRegistration, registrationToSend, sweepRegistrations } from './registration/pending-registrations.ts';
export { accountRoutes } from './routes.ts';
export { countCode, settleCode, useCode } from './sign-in/code-attempts.ts';
export { removeSecondFactor, secondFactorOf } from './sign-in/second-factor.ts';
