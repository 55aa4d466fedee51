"""Prints a page with WebKitGTK to a PDF file on Letter paper: webkit-print.py ADDRESS FILE."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, file = sys.argv[1:]
window = Gtk.Window()
window.set_default_size(1280, 900)
view = WebKit2.WebView()
window.add(view)
window.show_all()


problems = []


def end(problem):
    if problem:
        problems.append(problem)
    Gtk.main_quit()
    return False


def print_page():
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + file)
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set_printer("Print to File")
    paper = Gtk.PageSetup()
    paper.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_LETTER))
    printing = WebKit2.PrintOperation.new(view)
    printing.set_print_settings(settings)
    printing.set_page_setup(paper)
    printing.connect("finished", lambda _: end(None))
    printing.connect("failed", lambda _, error: end(error.message))
    printing.print_()
    return False


def look(_, event):
    # The script, too, may change what is printed.
    if event == WebKit2.LoadEvent.FINISHED:
        GLib.timeout_add(3000, print_page)


view.connect("load-changed", look)
view.load_uri(address)
GLib.timeout_add_seconds(60, end, "It took more than a minute.")
Gtk.main()
if problems:
    sys.exit(problems[0])
