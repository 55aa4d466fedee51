/** For email apps that follow the reader's dark mode: lighter marks on the app's dark background. */
export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.m{color:#a9b5b1!important}.a{color:#6fcfc4!important}}`;
